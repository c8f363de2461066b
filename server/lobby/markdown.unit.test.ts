import { describe, expect, test } from 'vitest';
import { readMarkdown } from './markdown';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const id = 'AbCdEfGhIjKlMnOpQrSt_-';

describe('a host’s text', () => {
  test('has headings, lists, quotes, lines and what stands out', () => {
    expect(
      readMarkdown('# Friday\n\n#### Small\n\n- one\n- **two**\n\n3. three\n\n> *well*\n\n---\n\n`a` ~~b~~'),
    ).toEqual([
      { type: 'heading', level: 1, children: [text('Friday')] },
      { type: 'heading', level: 3, children: [text('Small')] },
      {
        ...{ type: 'list', first: null },
        items: [[paragraph(text('one'))], [paragraph({ type: 'strong', children: [text('two')] })]],
      },
      { type: 'list', first: 3, items: [[paragraph(text('three'))]] },
      { type: 'quote', children: [paragraph({ type: 'emphasis', children: [text('well')] })] },
      { type: 'line' },
      paragraph({ type: 'code', text: 'a' }, text(' '), { type: 'struck', children: [text('b')] }),
    ]);
  });

  test('has no HTML: what looks like it is text', () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    expect(readMarkdown(attack)).toEqual([paragraph(text(attack))]);
    expect(readMarkdown(`<div>\n${attack}\n</div>`)).toEqual([
      paragraph(text('<div>'), { type: 'break' }, text(attack), { type: 'break' }, text('</div>')),
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//other.example', '/m/ABC', 'JaVaScRiPt:x'])(
    'leads nowhere by %s',
    (href) => {
      const shown = JSON.stringify(readMarkdown(`[words](${href}) <${href}> ![words](${href})`));
      expect(shown).not.toContain('"href"');
      expect(shown).toContain('words');
    },
  );

  test('links to sites and addresses, written out or not', () => {
    const [first] = readMarkdown('[here](https://play.example/a?b=1) https://b.example [me](mailto:a@b.example)');
    expect(JSON.stringify(first).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"https://play.example/a?b=1"',
      '"href":"https://b.example"',
      '"href":"mailto:a@b.example"',
    ]);
  });

  test('holds nobody up, however many quotes lie in one another; lists nine deep are read', () => {
    const quotes = `${'>'.repeat(95)}a\n${'b\n'.repeat(3_900)}`;
    const cpuMs = () => {
      const since = process.cpuUsage();
      readMarkdown(quotes);
      const { user, system } = process.cpuUsage(since);
      return (user + system) / 1000;
    };
    expect(Math.min(...Array.from({ length: 5 }, cpuMs))).toBeLessThan(50);
    expect(JSON.stringify(readMarkdown(`${'- '.repeat(9)}words`))).toContain('"words"');
  });

  test('shows pictures of its own alone; another site’s is a link', () => {
    expect(readMarkdown(`![A map](picture:${id})`)).toEqual([paragraph({ type: 'picture', id, words: 'A map' })]);
    expect(readMarkdown('![A map](https://spy.example/x.png)')).toEqual([
      paragraph({ type: 'link', href: 'https://spy.example/x.png', children: [text('A map')] }),
    ]);
    expect(JSON.stringify(readMarkdown('![x](picture:../../secret)'))).not.toContain('"picture"');
  });
});
