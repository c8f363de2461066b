import { expect, test } from 'vitest';
import { accept, callerFor, serviceOfFile } from '../testing/service';

const service = await serviceOfFile();

test('who practises Logical Bluffs waits for no host’s ruling, and their guess is sealed as everywhere', async () => {
  const api = callerFor(service, { id: 'guest:practises', name: 'Guest', guest: true });
  const { code } = await accept(api.matches.practice({ game: 'logical-bluffs' }));
  const { settings } = await api.matches.page({ code });
  expect(settings).toMatchObject({ adjudication: 'automatic', sealedReveal: true });
});
