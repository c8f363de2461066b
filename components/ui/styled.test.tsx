import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InlineStyles, type Style, type StyleClass, styleClass, styleText } from './inline-styles';
import { Styled } from './styled';

function drawnOnPage(style: Style | undefined): { html: string; rules: string[] } {
  const added: StyleClass[] = [];
  const page = { add: (one: StyleClass) => added.push(one) };
  const html = renderToStaticMarkup(
    <InlineStyles value={page}>
      <Styled as="li" className="seat" style={style} />
    </InlineStyles>,
  );
  return { html, rules: added.map(({ rule }) => rule) };
}

describe('an element with a style of its own', () => {
  test('is written with a class for it, and no attribute', () => {
    const { html, rules } = drawnOnPage({ left: '12.5%', backgroundColor: 'red', '--seats': 11 });
    const name = /^<li class="seat (s\w+)"><\/li>$/.exec(html)?.[1];
    expect(rules).toEqual([`.${name}:not(#_){left:12.5%;background-color:red;--seats:11}`]);
  });

  test('has no class where nothing is set', () => {
    for (const style of [undefined, {}, { left: undefined }])
      expect(drawnOnPage(style)).toEqual({ html: '<li class="seat"></li>', rules: [] });
  });

  test('has the attribute outside a page, as pictures do', () => {
    const html = renderToStaticMarkup(<Styled as="g" style={{ fill: 'red', animationDelay: '0.5s' }} />);
    expect(html).toBe('<g style="fill:red;animation-delay:0.5s"></g>');
  });
});

test('the same style has the same class, another one another', () => {
  const nameOf = (style: Style) => styleClass(style)?.name;
  expect(nameOf({ left: '1px', top: '2px' })).toBe(nameOf({ left: '1px', top: '2px' }));
  const names = Array.from({ length: 2_000 }, (_, i) =>
    nameOf({ left: `${i % 50}px`, top: `${Math.floor(i / 50)}px` }),
  );
  expect(new Set(names).size).toBe(2_000);
});

test.each(['red;top:0', 'red}body{top:0', '</style>'])('%s is no value', (color) => {
  expect(() => styleText({ color })).toThrow(/one value/);
});
