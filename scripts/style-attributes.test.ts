import { expect, test } from 'vitest';
import { styleAttributeFaults } from './style-attributes';

const faults = (source: string, path = 'components/match/bar.tsx') => styleAttributeFaults([{ path, source }]);

test.each([
  'return <span style={{ left }} />;',
  'return <li key={a < b ? 1 : 2} icon={<Icon size="md" />} style={at} />;',
  '<svg>\n<g\n  className="lamp"\n  style="fill: red"\n>',
])('%s is found', (source) => {
  expect(faults(source)).toMatchObject([{ sentence: expect.stringMatching(/Styled/) }]);
});

test.each(['<Styled as="li" style={at} />', '<Place at={at} style={styleAt(places, i)} />', "const style = 'night';"])(
  '%s is let be',
  (source) => {
    expect(faults(source)).toEqual([]);
  },
);

test('pictures and tests may', () => {
  expect(faults('<g style={at} />', 'pictures/frame.tsx')).toEqual([]);
  expect(faults('<g style={at} />', 'components/match/bar.test.tsx')).toEqual([]);
});
