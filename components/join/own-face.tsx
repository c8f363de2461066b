'use client';

import { FaceDisc } from '@/components/faces/face';
import { facesOf, initialOf } from '@/components/faces/seat-face';
import type { LinkPreview } from '@/server/lobby/links';

/** The face that whoever takes the seat will have; where nobody has one, the initial. */
export function OwnFace({ link: { faces, place, seatName, seat } }: { link: LinkPreview }) {
  const face = faces === null || place === null ? null : (facesOf(faces)[place] ?? null);
  return <FaceDisc face={face} initial={initialOf(seatName ?? seat ?? '')} className="size-16 sm:size-20" />;
}
