import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table';

test('what is only read out in a wide table stays within its frame: a phone’s page was as wide as the table', () => {
  const drawn = renderToStaticMarkup(
    <Table caption="Standings">
      <tbody />
    </Table>,
  );
  expect(drawn).toMatch(/^<section class="[^"]*\brelative\b[^"]*\boverflow-x-auto\b/);
});
