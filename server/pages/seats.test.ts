import { expect, test } from 'vitest';
import { Screen } from '../testing/screen';
import { accept, person, seatMatch, serviceOfFile } from '../testing/service';
import type { MatchPage } from './shapes';

const service = await serviceOfFile({ presenceMs: 100 });

const onlineOf = ({ page }: { page: MatchPage }) => page.seats.map(({ online }) => online);

test('who is here is sent to hosts, and before the start to those at the table; to nobody else', async () => {
  const { code, host, players } = await seatMatch(service, { visibility: 'public' });
  const [ann, bob] = players.map((player) => player.person);
  const [watcher, dashboard] = [null, person('host')].map((user) => new Screen(service, { user, code }));
  const fellow = new Screen(service, { user: bob ?? null, code });
  if (watcher === undefined || dashboard === undefined || ann === undefined) throw new Error('they are here');
  await fellow.until((shown) => onlineOf(shown).join() === 'false,true,false');
  await watcher.until(() => true);
  const heard = watcher.texts.length;
  const comes = new Screen(service, { user: ann, code });
  for (const screen of [fellow, dashboard]) await screen.until((shown) => onlineOf(shown).join() === 'true,true,false');
  expect(watcher.texts).toHaveLength(heard);
  await watcher.until((shown) => onlineOf(shown).every((online) => online === null));

  await accept(host.lobby.start({ code }));
  for (const screen of [fellow, watcher])
    await screen.until((shown) => shown.view?.round === 1 && onlineOf(shown).every((online) => online === null));
  await dashboard.until((shown) => shown.view?.round === 1 && onlineOf(shown).join() === 'true,true,false');
  for (const screen of [comes, fellow, dashboard, watcher]) await screen.close();
});
