import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AwayNote } from './away-note';

test('the number in the heading is the number of its lines', () => {
  const missed = [1, 2, 3].map((i) => ({
    at: i,
    text: 'There is a new ruling.',
    words: `${i}`,
    path: '/m/A',
  }));
  const drawn = renderToString(<AwayNote missed={missed} dismiss={() => {}} onUnfold={() => {}} />);
  expect(drawn.match(/<li>/g)).toHaveLength(3);
  expect(drawn).toMatch(/\((<!-- -->)?3(<!-- -->)?\)/);
});
