import type { Shot } from './shots';

/** All pictures in one page: by part, by thing, by moment; each opens in full. */
export function indexPage(shots: readonly Shot[]): string {
  const parts = groupedBy(shots, 'part');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Main Match in pictures</title>
<style>
  body { margin: 2rem; background: #17141c; color: #e9e4da; font: 15px/1.5 system-ui, sans-serif; }
  h2 { margin: 3rem 0 0; } h3 { margin: 1.5rem 0 0.25rem; } h4 { margin: 1rem 0 0.5rem; font-weight: 400; }
  ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none; }
  img { display: block; height: 220px; border: 1px solid #4a4350; } a, nav { color: #d9b872; }
  small { color: #a49c93; }
</style>
<h1>Main Match in pictures</h1>
<nav>${parts.map(([part]) => `<a href="#${part}">${part}</a>`).join(' · ')}</nav>
${parts.map(([part, own]) => partHtml(part, own)).join('\n')}
</html>
`;
}

function partHtml(part: string, shots: readonly Shot[]): string {
  const sets = groupedBy(shots, 'set');
  return `<h2 id="${part}">${part}</h2>\n${sets.map(([set, own]) => setHtml(set, own)).join('\n')}`;
}

function setHtml(set: string, shots: readonly Shot[]): string {
  const moments = groupedBy(shots, 'moment');
  return `<h3>${set}</h3>\n${moments.map(([moment, own]) => `<h4>${moment}</h4>\n<ul>${own.map(shotHtml).join('')}</ul>`).join('\n')}`;
}

const shotHtml = ({ file, set, moment, size, theme }: Shot): string =>
  `<li><a href="${file}"><img loading="lazy" src="${file}" alt="${set}, ${moment}"></a><small>${size}, ${theme}</small></li>`;

function groupedBy(shots: readonly Shot[], key: 'part' | 'set' | 'moment'): [string, Shot[]][] {
  const names = [...new Set(shots.map((shot) => shot[key]))];
  return names.map((name) => [name, shots.filter((shot) => shot[key] === name)]);
}
