import { describe, expect, test } from 'vitest';
import { plainSvg } from './plain-svg';
import { rulesOf } from './rules';

const plain = (markup: string, css = '') => plainSvg(markup, rulesOf([css]));

describe('a drawing that says everything itself', () => {
  test('gets what its classes say, the stronger rule over the weaker', () => {
    const css =
      '@layer utilities { .a { fill: red } .b { fill: blue } } g .b { stroke: lime } .c > .b { opacity: 45% }';
    expect(plain('<svg><g class="c"><path class="b a"></path></g></svg>', css)).toBe(
      '<svg><g><path fill="blue" stroke="lime" opacity="0.45"></path></g></svg>',
    );
    expect(plain('<svg><g class="c"><g><path class="b"></path></g></g></svg>', css)).not.toMatch(/opacity/);
  });

  test('keeps its own attributes where no rule says otherwise, and its own style over all', () => {
    const css = '.a { fill: red; stroke: blue }';
    expect(plain('<svg><path fill="lime" stroke-width="2" class="a" style="stroke:white"></path></svg>', css)).toBe(
      '<svg><path fill="red" stroke-width="2" stroke="white"></path></svg>',
    );
  });

  test('has its variables worked out, as they are inherited', () => {
    const css = ':root { --ink: oklch(1 0 0); --pen: var(--ink) } .dark { --ink: oklch(0 0 0) }';
    const markup =
      '<svg><g class="dark"><path fill="var(--ink)"></path></g><path stroke="var(--none, var(--pen))"></path></svg>';
    expect(plain(markup, css)).toBe('<svg><g><path fill="#000000"></path></g><path stroke="#ffffff"></path></svg>');
  });

  test('is drawn by night, with mixtures mixed', () => {
    const css =
      ':root { --ink: light-dark(oklch(1 0 0), oklch(0 0 0 / 0.5)) } .half { fill: color-mix(in oklab, var(--ink) 50%, transparent) }';
    expect(plain('<svg><path class="half"></path></svg>', css)).toBe('<svg><path fill="#00000040"></path></svg>');
  });

  test('leaves out what asks for a state, a width or motion', () => {
    const css =
      '.a:hover { fill: red } @media (width > 1px) { .a { fill: red } } .a { &:focus { fill: red } @media print { fill: red } } .a[x] { fill: red }';
    expect(plain('<svg><path class="a"></path></svg>', css)).toBe('<svg><path></path></svg>');
  });

  test('is turned about its origin, without units', () => {
    const css = '.a { transform: translate(-0.16px, 0.1px) rotate(-3deg); transform-origin: 3px 6px }';
    expect(plain('<svg><g class="a"></g></svg>', css)).toBe(
      '<svg><g transform="translate(3 6) translate(-0.16, 0.1) rotate(-3) translate(-3 -6)"></g></svg>',
    );
  });

  test('draws a line whole where its dash is as long as itself', () => {
    const css = '.a { stroke-dasharray: 1; stroke-dashoffset: 0 }';
    expect(plain('<svg><path pathLength="1" class="a"></path></svg>', css)).toBe('<svg><path></path></svg>');
    expect(plain('<svg><path class="a"></path></svg>', css)).toMatch(/stroke-dasharray="1"/);
  });

  test('says nothing but what is drawn', () => {
    expect(plain('<svg role="img" aria-label="x" data-x="1"><title>Ana</title><text>A &amp; B</text></svg>')).toBe(
      '<svg><text>A &amp; B</text></svg>',
    );
  });
});
