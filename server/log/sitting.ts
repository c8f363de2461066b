import { type Refused, refused } from '../outcome';
import { digestOf } from './refused';
import type { SeatRow } from './rows';

type Sitting = Pick<SeatRow, 'holderId' | 'bot' | 'linkId'>;

/** Names what a host sees on a seat: another after anybody sat down, left, was replaced by a link or a bot, or had a link made. */
export const sittingOf = ({ holderId, bot, linkId }: Sitting): string => digestOf([holderId, bot, linkId]);

/** What a host does to a seat says whom it was meant for (docs/decisions/582); null: they sit there still, or it was left out. */
export function refuseChanged(seat: Sitting, meantFor: string | undefined): Refused | null {
  if (meantFor === undefined || meantFor === sittingOf(seat)) return null;
  return refused('TOO_LATE', 'Who sits here had changed when this arrived. Nothing was done: look again.', 'seat');
}
