'use client';

import type { ReactNode } from 'react';
import { withoutInterlude } from '@/components/match/match-clock';
import { listed, pointsWords } from '@/components/stage/words';
import { formatCountdown } from '@/components/ui/duration';
import { useLeft } from '@/components/ui/use-left';
import type { MatchView } from '@/games/game';
import type { Colour } from '@/games/logical-bluffs/grid';
import type { View } from '@/games/logical-bluffs/view';
import { nowWords } from './now-words';
import type { ScreenProps } from './screen-props';
import { sealedEnd } from './sealed-end';
import { Slip } from './slip';
import { TilePicture } from './tile';
import type { Desk } from './use-desk';
import { dweltWords, useDwelt } from './use-dwelt';

// [R6] While a sealed reveal takes its whole time: why one waits, for how long, and something to look at. It is made of
// what does not depend on what is sent meanwhile, but for one's own.

type Waiting = Pick<ScreenProps, 'view' | 'now' | 'nameOf'>;

/** For who only looks on; a host has everything that was said beside it. */
export const SealedWatch = (props: Waiting) => (
  <Sealed {...props}>{props.view.viewer !== 'host' && <Walk {...props} />}</Sealed>
);

/** What was said, statement by statement, as the stage goes through it. */
function Walk({ view, now, nameOf }: Waiting) {
  const dwelt = useDwelt(view, { round: view.round, now });
  const said = view.statements.find((one) => one.round === view.round && one.seat === dwelt?.seat);
  const text = dwelt === null ? undefined : said?.statements[dwelt.statement]?.text;
  return (
    <div className="grid min-h-28 content-start gap-2">
      {dwelt !== null && text != null && (
        <ol>
          <Slip key={text} {...{ text }} i={dwelt.statement} size="large" truth={null} answer={null} isNow={false} />
        </ol>
      )}
      <p className="text-sm text-subtle">
        {dwelt === null ? nowWords({ ...view, sealedReveal: false }) : dweltWords(view, dwelt, nameOf)}
      </p>
    </div>
  );
}

/** For a seat that is done: what it did in this round, and what it can do until the next. */
export function SealedWait({ view, now, desk }: Pick<Waiting, 'view' | 'now'> & { desk: Desk }) {
  return (
    <Sealed {...{ view, now }}>
      <OwnDeeds view={view} />
      <p className="text-sm text-subtle">
        Until then your board is open: mark what you think
        {desk.basis === null ? '' : ', or suppose that a statement is true, and see what would follow'}. After that you
        write four new statements, if nobody has named the grid.
      </p>
    </Sealed>
  );
}

function Sealed({ view, now, children }: Pick<Waiting, 'view' | 'now'> & { children: ReactNode }) {
  const left = useLeft({ ...withoutInterlude(view), now });
  if (left === null) return null;
  return (
    <section aria-label="Until the phase closes" className="grid gap-3 border-subtle border-y py-3">
      <div>
        <h3 className="display text-xl">Sealed: nobody is told who is done</h3>
        <p className="max-w-prose text-sm text-subtle">
          {sealedEnd}, so that its length tells nothing:{' '}
          <span className="figures text-emphasis">{formatCountdown(left)}</span> left.
        </p>
      </div>
      {children}
    </section>
  );
}

/** What one has bought or named in this round, in its pieces. */
function OwnDeeds({ view }: { view: MatchView<View> }) {
  const now = view.ledger?.find(({ round }) => round === view.round);
  const guess = view.own?.guesses.find(({ round }) => round === view.round);
  const bought = now?.bought ?? [];
  const known = new Map<string, Colour>(Object.entries(view.known ?? {}));
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {bought.length > 0 && (
        <ul aria-hidden className="flex gap-1.5">
          {bought.map((tile) => (
            <li key={tile} className="w-14">
              <TilePicture colour={known.get(tile) ?? null} initial className="w-full" />
            </li>
          ))}
        </ul>
      )}
      {guess !== undefined && (
        <div aria-hidden className="grid w-28 grid-cols-4 gap-1">
          {guess.grid.map((colour, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always sixteen, each in its place
            <TilePicture key={i} {...{ colour }} className="w-full" />
          ))}
        </div>
      )}
      <p className="min-w-0 flex-1 basis-48">{deedWords(view)}</p>
    </div>
  );
}

export function deedWords(view: Pick<MatchView<View>, 'ledger' | 'round' | 'own' | 'known' | 'points'>): string {
  const now = view.ledger?.find(({ round }) => round === view.round);
  if (now?.guess?.wrong)
    return `You named all sixteen, and it is not this grid: you have lost ${pointsWords(now.guess.lost)}.`;
  if (now?.guess != null) return 'You have named all sixteen. Whether you are right shows when the phase closes.';
  const known = new Map<string, Colour>(Object.entries(view.known ?? {}));
  const bought = (now?.bought ?? []).map((tile) => `${tile} is ${known.get(tile)}`);
  const kept = `You have ${pointsWords(view.points ?? 0)}`;
  return bought.length === 0 ? `You bought nothing. ${kept}.` : `You bought: ${listed(bought)}. ${kept} left.`;
}
