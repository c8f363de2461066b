import type { LoadedMatch } from '../log/loaded-match';
import type { Access } from './access';
import { isHiddenFrom, nameOf } from './seats';
import type { HandedOn } from './shapes';

/** Who took over from whom while the match ran, as far as this viewer may know it, oldest first. */
export function handedOnIn(match: LoadedMatch, access: Access): HandedOn[] {
  const notices = match.platform.notices.filter(({ kind }) => kind === 'handed-on');
  return match.platform.seats
    .filter((row) => !isHiddenFrom(match, { access, row }))
    .flatMap((row) => {
      const own = notices.filter(({ seat }) => seat === row.seat);
      return own.map(({ createdAt, text }, i): HandedOn => {
        return { seat: row.seat, time: createdAt.getTime(), from: text, to: own[i + 1]?.text ?? nameOf(match, row) };
      });
    })
    .sort((a, b) => a.time - b.time);
}
