import { describe, expect, test } from 'vitest';
import { type Color, colors } from '@/games/bifrost/board';
import { quickBot } from '@/games/bifrost/bots';
import type { View } from '@/games/bifrost/view';
import type { MatchView } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { Screen } from '../testing/screen';
import { accept, callerFor, newKey, person, seatMatch, serviceOfFile, type TestMatch } from '../testing/service';

// Nobody can tell who plays which colour before the end. The same match is played twice, once with the players of two
// colours swapped, and everything that the others are sent or can ask for is compared: texts, their number, their
// order and their length. Only what is drawn anew for each match (code, hash of the seed, times) is taken out.

const service = await serviceOfFile();

type Deal = Readonly<Record<string, Color>>;

interface Watched {
  readonly screen: Screen;
  readonly name: string;
}

interface Played {
  readonly match: TestMatch;
  /** What each watcher was sent, by name, in order. */
  readonly sent: ReadonlyMap<string, readonly string[]>;
  /** What each could ask for, in the lobby, and after every few steps, before the end. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly actions: number;
}

const settingsOf = (deal: Deal) => ({ colors: deal, moveSeconds: null, breakSeconds: null, stallTurns: 12 });

/** A whole match, each colour always doing the same, whoever plays it; kept is what came before the end. */
async function playAs(deal: Deal): Promise<Played> {
  const match = await seatMatch(service, { game: 'bifrost', settings: settingsOf(deal), visibility: 'public' });
  const watchers: Watched[] = [];
  for (const [name, user] of [
    ['third player', match.players[2]?.person ?? null],
    ['spectator', null],
    ['member', person('a member')],
  ] as const) {
    const screen = new Screen(service, { user, code: match.code });
    watchers.push({ name, screen });
    await screen.until(() => true); // one after another: who is in the lobby is told to those who are there
  }
  const asked = new Map<string, string[]>();
  await askAll(match, asked);
  await accept(match.host.lobby.start({ code: match.code }));
  let actions = 0;
  for (let step = 0; (await viewOf(callerScreen(match.host, match.code))).status !== 'finished'; step++) {
    if (step % 25 === 0) await askAll(match, asked);
    for (const color of colors) actions += await playTurn(match, { color, deal, seed: `${step} ${color}` });
  }
  for (const { screen } of watchers) {
    await screen.until(({ page }) => page.status === 'finished');
    await screen.close();
  }
  const sent = new Map(
    watchers.map(({ name, screen }) => {
      const texts = screen.texts.map((text) => normal(text, match));
      expect(texts.at(-1), 'the last text tells who was who').toContain('"colors"');
      return [name, texts.slice(0, -1)];
    }),
  );
  return { match, sent, asked, actions };
}

const callerScreen = (api: TestMatch['host'], code: string) => ({ api, code });
async function viewOf({ api, code }: ReturnType<typeof callerScreen>): Promise<MatchView<View>> {
  for await (const envelope of await api.play.live({ code })) {
    const [, text] = envelope as unknown as [string, string];
    return (JSON.parse(text) as { view: [string, MatchView<View>] }).view[1];
  }
  throw new Error('a screen that is opened is sent something');
}

async function playTurn(match: TestMatch, turn: { color: Color; deal: Deal; seed: string }): Promise<number> {
  const player = match.players.find(({ seat }) => turn.deal[seat] === turn.color);
  if (player === undefined) throw new Error(`nobody plays ${turn.color}`);
  for (let actions = 0; ; actions++) {
    const view = await viewOf(callerScreen(player.api, match.code));
    const action = view.status === 'running' ? quickBot.play(view, createRandom(turn.seed, actions)) : null;
    if (action === null) return actions;
    await accept(player.api.play.act({ code: match.code, seat: player.seat, action, key: newKey() }));
    if (action.type === 'ready') return actions + 1;
  }
}

async function askAll(match: TestMatch, into: Map<string, string[]>): Promise<void> {
  const third = match.players[2];
  const askers = { spectator: callerFor(service, null), 'third player': third?.api ?? match.host };
  for (const [name, api] of Object.entries(askers)) {
    const list = await api.matches.publicList();
    const answers = [
      await api.matches.page({ code: match.code }),
      await api.matches.log({ code: match.code }),
      await api.matches.byCode({ code: match.code }),
      list.find(({ code }) => code === match.code),
    ];
    into.set(name, [...(into.get(name) ?? []), normal(JSON.stringify(answers), match)]);
  }
}

/** Without what is drawn or measured anew for each match. */
function normal(text: string, { code }: TestMatch): string {
  return text
    .replaceAll(code, 'CODE')
    .replace(/"seedHash":"[^"]*"/g, '"seedHash":""')
    .replace(/\b1[6-9]\d{11}\b/g, 'TIME')
    .replace(/"(at|dueAt|lastAt)":\d+/g, '"$1":0');
}

describe('an anonymous match', () => {
  test('sends everybody else the same bytes, whoever of two plays which colour', async () => {
    const plain = await playAs({ A: 'red', B: 'green', C: 'blue' });
    const swapped = await playAs({ A: 'green', B: 'red', C: 'blue' });
    expect(swapped.actions).toBe(plain.actions);
    expect(plain.actions).toBeGreaterThan(100);
    for (const [name, texts] of plain.sent) {
      const others = swapped.sent.get(name) ?? [];
      expect(
        others.map((text) => text.length),
        `lengths of what the ${name} is sent`,
      ).toEqual(texts.map((text) => text.length));
      expect(others, `what the ${name} is sent`).toEqual(texts);
      expect(texts.length, `texts to the ${name}`).toBeLessThan(plain.actions);
    }
    for (const [name, answers] of plain.asked)
      expect(swapped.asked.get(name), `what the ${name} can ask`).toEqual(answers);
  });

  test('shows a seat the same with its neighbour swapped, but for its own name', async () => {
    const views = [];
    for (const [deal, at] of [
      [{ A: 'red', B: 'green', C: 'blue' }, 0],
      [{ A: 'green', B: 'red', C: 'blue' }, 1],
    ] as const) {
      const match = await seatMatch(service, { game: 'bifrost', settings: settingsOf(deal) });
      await accept(match.host.lobby.start({ code: match.code }));
      for (const color of colors) await playTurn(match, { color, deal, seed: `first ${color}` });
      const red = match.players[at];
      const {
        viewer: _,
        actedAt: when,
        ...view
      } = (await viewOf(callerScreen(red?.api ?? match.host, match.code))) as MatchView<View>;
      expect(when).toBeTypeOf('number');
      views.push(JSON.stringify(view));
    }
    expect(views[1]).toBe(views[0]);
  });

  test('tells nobody but the host how the colours were dealt, nor who is there', async () => {
    const deal: Deal = { A: 'red', B: 'green', C: 'blue' };
    const match = await seatMatch(service, { game: 'bifrost', settings: settingsOf(deal) });
    const pageFor = (user: Parameters<typeof callerFor>[1]) =>
      callerFor(service, user).matches.page({ code: match.code });
    for (const inLobby of [true, false]) {
      if (!inLobby) await accept(match.host.lobby.start({ code: match.code }));
      for (const user of [null, person('a member'), match.players[0]?.person ?? null]) {
        const page = await pageFor(user);
        expect(page.settings.colors).toBeNull();
        expect(page.settingsGiven.colors ?? null).toBeNull();
        if (!inLobby) expect(page.seats.map(({ online, ready, actedAt }) => [online, ready, actedAt])).toEqual(nothing);
      }
      expect((await match.host.matches.page({ code: match.code })).settings.colors).toEqual(deal);
    }
  });
});

const nothing = [
  [null, null, null],
  [null, null, null],
  [null, null, null],
];
