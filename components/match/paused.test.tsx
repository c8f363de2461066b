import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionBar } from './action-bar';
import { PausedScope } from './paused';

test('what was refused because the match is paused is said to be kept, and is asked for once it goes on', () => {
  const problem = { code: 'PAUSED', message: 'The match is paused.' };
  const bar = (isPaused: boolean) =>
    renderToStaticMarkup(
      <PausedScope value={isPaused}>
        <ActionBar prompt="You chose Bea." problem={problem} />
      </PausedScope>,
    );
  expect(bar(true)).toContain('What you chose is kept');
  expect(bar(false)).toContain('The match goes on: send it now.');
  expect(bar(false)).not.toContain('is paused');
});
