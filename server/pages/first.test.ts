import { isDeepStrictEqual } from 'node:util';
import { test } from 'vitest';
import { Screen } from '../testing/screen';
import { callerFor, serviceOfFile, startedMatch } from '../testing/service';

const service = await serviceOfFile();

test.each(['pointing-chains', 'bifrost', 'runes-to-ruins'])(
  '%s: what a page is made with is what its viewer is sent live, and nothing more',
  async (game) => {
    const { code, players } = await startedMatch(service, { game });
    for (const user of [players[0]?.person ?? null, null]) {
      const screen = new Screen(service, { user, code });
      await screen.until(() => true);
      const { page, view } = await callerFor(service, user).play.first({ code });
      await screen.until((shown) => isDeepStrictEqual([shown.page, shown.view], [page, view]));
    }
  },
);
