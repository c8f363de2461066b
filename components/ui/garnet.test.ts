import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Garnet is for what is mine to do now, and for nothing else: whoever paints with it says here why it is that.

const mineToDo = [
  'components/ui/button.tsx', // variant `mine`
  'components/ui/badge.tsx', // "Your turn"
  'components/lobby/next-step.tsx', // what the reader of a lobby does next
  'components/home/match-row.tsx', // what a match waits for from its reader
  'components/match/bar-clock.tsx', // the clock of what one has not sent yet
  'components/games/logical-bluffs/desk-bar.tsx', // one's own reserve runs
  'components/games/bifrost/play.module.css', // the last seconds of one's own turn, at the edge of its board
];

const root = path.join(import.meta.dirname, '../..');
/** A class or a variable of the tone, or a colour written out that is one. */
const garnet =
  /\b(bg|text|border|border-l|stroke|fill|ring|from|to)-garnet\b|var\(--garnet|oklch\([\d.]+ 0\.1[4-9]\d* (1[5-9]|2[0-4])\b/;

const isDrawn = (file: string) =>
  /\.(tsx?|css)$/.test(file) && !file.includes('.test.') && !file.includes('generated/') && file !== 'app/globals.css';

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

test('garnet paints only what is mine to do now', () => {
  const files = ['app', 'components', 'pictures'].flatMap(filesIn).filter(isDrawn);
  const painting = files.filter((file) => garnet.test(readFileSync(path.join(root, file), 'utf8')));
  expect(painting.toSorted()).toEqual(mineToDo.toSorted());
});
