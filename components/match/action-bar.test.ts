import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, '../../app/globals.css'), 'utf8');
const ruleOf = (selector: string) =>
  new Map(
    [...(css.split(`    ${selector} {`).at(-1)?.split('}')[0] ?? '').matchAll(/([\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

test('the shade of the bar lies over what hides the page below it', () => {
  const [hides, bar] = [ruleOf('.action-bar::before'), ruleOf('.action-bar::after')];
  expect(hides.get('background')).toContain('var(--bg-default)');
  expect(bar.get('box-shadow')).toBe('var(--shade)');
  expect(bar.get('border-radius')).toBe('inherit');
  expect(Number(bar.get('z-index'))).toBeGreaterThan(Number(hides.get('z-index')));
  expect(Number(bar.get('z-index')), 'below what it says').toBeLessThan(0);
});
