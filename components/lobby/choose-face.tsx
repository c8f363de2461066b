'use client';

import type { ReactNode } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { emblems } from '@/components/faces/emblems';
import { Face, FaceDisc, type FaceProps } from '@/components/faces/face';
import { enamels } from '@/components/faces/face-colors';
import { dealtFace, facesOf, initialOf } from '@/components/faces/seat-face';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import type { ChosenFace, MatchPage, PageSeat } from '@/server/pages/shapes';

interface ChooseProps extends Pick<FaceProps, 'size'> {
  readonly page: MatchPage;
  readonly seat: PageSeat;
}

/** A player's own face in this match: an emblem, and an enamel to engrave it in. */
export function ChooseFace({ page, seat, size = 'md' }: ChooseProps) {
  const requests = useRequests();
  const { code } = page;
  const place = page.seats.indexOf(seat);
  const shown = facesOf(page.seats.map(({ face }) => face))[place] ?? dealtFace(place);
  const now: ChosenFace = { emblem: emblems.findIndex(({ id }) => id === shown.emblem), enamel: shown.enamel };
  const choose = (face: ChosenFace | null) =>
    void requests.send('face', () => api.lobby.chooseFace.mutate({ code, seat: seat.seat, face }));
  return (
    <Popover
      label="Your face in this match"
      trigger={
        <button
          type="button"
          aria-label="Choose your face"
          title="Choose your face"
          className="rounded-full hover:brightness-110"
        >
          <Face seat={seat.seat} size={size} />
        </button>
      }
    >
      <div className="grid w-72 gap-3">
        <Choices label="Emblem">
          {emblems.map(({ id }, emblem) => (
            <Choice key={id} label={id} isChosen={emblem === now.emblem} onChoose={() => choose({ ...now, emblem })}>
              <FaceDisc face={{ emblem: id, enamel: now.enamel }} initial="" size="sm" className="size-7" />
            </Choice>
          ))}
        </Choices>
        <Choices label="Enamel">
          {enamels.map(({ name }, enamel) => (
            <Choice
              key={name}
              label={name}
              isChosen={enamel === now.enamel}
              onChoose={() => choose({ ...now, enamel })}
            >
              <FaceDisc face={{ emblem: shown.emblem, enamel }} initial={initialOf(seat.name)} className="size-7" />
            </Choice>
          ))}
        </Choices>
        <FieldError error={requests.problemAt('face')} />
        {seat.face !== null && (
          <Button size="sm" variant="quiet" onClick={() => choose(null)}>
            Take the one I was dealt
          </Button>
        )}
      </div>
    </Popover>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="eyebrow mb-1">{label}</legend>
      <div className="grid grid-cols-8 gap-1">{children}</div>
    </fieldset>
  );
}

function Choice({
  label,
  isChosen,
  onChoose,
  children,
}: {
  label: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={onChoose}
      className={classNames('grid place-items-center rounded-md p-0.5 hover:bg-muted', isChosen && 'bg-brass-subtle')}
    >
      {children}
    </button>
  );
}
