import { expect, test } from 'vitest';
import { enamels } from './face-colors';
import { dealtFace, facesOf, initialOf, initialsOf } from './seat-face';

const lightnessOf = (color: string) => Number(/^oklch\(([\d.]+) /.exec(color)?.[1]);

test('no two seats of a table have one face', () => {
  const faces = Array.from({ length: 64 }, (_, place) => dealtFace(place));
  expect(new Set(faces.map(({ emblem, enamel }) => `${emblem} ${enamel}`)).size).toBe(64);
  expect(new Set(faces.slice(0, 16).map(({ emblem }) => emblem)).size).toBe(16);
  expect(new Set(faces.slice(0, 16).map(({ enamel }) => enamel)).size).toBe(16);
});

test('neighbours differ in lightness, and what is engraved stands out from its enamel', () => {
  const grounds = enamels.map(({ ground }) => lightnessOf(ground));
  for (const [i, ground] of grounds.entries()) {
    expect(Math.abs(ground - (grounds[(i + 1) % grounds.length] ?? 0)), `enamel ${i}`).toBeGreaterThanOrEqual(0.1);
    expect(Math.abs(ground - lightnessOf(enamels[i]?.ink ?? '')), `ink ${i}`).toBeGreaterThanOrEqual(0.45);
  }
});

test('an initial is the first letter, whatever it is written in', () => {
  expect([' ana', 'Ömer', '𝒜da', ''].map(initialOf)).toEqual(['A', 'Ö', '𝒜', '']);
});

test('a chosen face is nobody else’s: whoever would be dealt it gets another of its colour', () => {
  const dealt = facesOf([null, null, null]);
  expect(dealt).toEqual([0, 1, 2].map(dealtFace));
  const faces = facesOf([null, null, { emblem: 0, enamel: 0 }]);
  expect(faces[2]).toEqual({ emblem: 'key', enamel: 0 });
  expect(faces[0]).toEqual({ emblem: 'moon', enamel: 0 });
  expect(faces[1]).toEqual(dealt[1]);
});

test('who has the same initial as others is told from them by the letter of their seat', () => {
  const named = (...names: string[]) => names.map((name, i) => ({ seat: 'ABC'.charAt(i), name }));
  expect(initialsOf(named('Ann', 'Pathfinder B', 'Pathfinder C'))).toEqual(['A', 'PB', 'PC']);
  expect(initialsOf(named('Ann', 'Ben', 'Cleo'))).toEqual(['A', 'B', 'C']);
  expect(initialsOf(named('Ann', 'Seat B', 'Seat C')), 'free seats').toEqual(['A', 'B', 'C']);
});
