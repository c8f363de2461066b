import { randomBytes } from 'node:crypto';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { IntroPicture } from '../pages/intro';
import { readMarkdown } from './markdown';
import { readPicture } from './picture';

/** Empty: there is none any more. */
export async function saveIntro(
  service: Changing,
  { match, text }: { match: LoadedMatch; text: string },
): Promise<Outcome> {
  const shown = JSON.stringify(readMarkdown(text));
  return change(service, match, async (db, row) => {
    const where = { matchId: row.id };
    if (text === '') await db.matchIntro.deleteMany({ where });
    else await db.matchIntro.upsert({ where, create: { ...where, text, shown }, update: { text, shown } });
    await db.match.update({ where: { id: row.id }, data: { introAt: text === '' ? null : new Date(now()) } });
    return accepted({});
  });
}

export const mostPictures = 10;

/** `bytes` as they came from a browser: what they are is found out here. */
export async function addPicture(
  service: Changing,
  { match, bytes }: { match: LoadedMatch; bytes: Uint8Array },
): Promise<Outcome<IntroPicture>> {
  const picture = await readPicture(bytes);
  if (!picture.ok) return picture;
  const id = randomBytes(16).toString('base64url');
  return change(service, match, async (db, row) => {
    if ((await db.matchPicture.count({ where: { matchId: row.id } })) >= mostPictures)
      return refused('TOO_MANY', `A match has ${mostPictures} pictures at most. Remove one first.`, 'picture');
    const { width, height } = picture;
    await db.matchPicture.create({ data: { id, matchId: row.id, bytes: picture.webp, width, height } });
    return accepted({ id, width, height });
  });
}

/** One that is gone already is none to complain about. */
export function removePicture(service: Changing, { match, id }: { match: LoadedMatch; id: string }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    await db.matchPicture.deleteMany({ where: { id, matchId: row.id } });
    return accepted({});
  });
}
