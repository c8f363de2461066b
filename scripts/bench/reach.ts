import { ask, type BenchMatch, createMatch, newKey, type Stage } from './stage';

// People who do not look: matches that close a round at once, and everybody in them to be told by push and by e-mail.

const matches = 50;
const seats = 11;
/** By both ways. */
const messages = matches * seats * 2;
const longestMs = 120_000;

const settings = { pace: 'host', rounds: 20, roundSeconds: 3600 };

/** Matches of which nobody hears who is not looking. */
export async function createUnreached(stage: Stage): Promise<BenchMatch[]> {
  const made: BenchMatch[] = [];
  for (let i = 0; i < matches; i++) made.push(await createMatch(stage, { game: 'pointing-chains', seats, settings }));
  return made;
}

/** Matches whose players have two ways each, and have been told of the first round. */
export async function createReached(stage: Stage): Promise<BenchMatch[]> {
  const made = await createUnreached(stage);
  const people = made.flatMap((match) => match.seats.map(({ player }) => player.id));
  const pushes = await stage.ends.subscribe(stage.pushKey, people.length);
  await stage.pool.query(
    `insert into reach_way (person_id, kind, address, label, topics)
     select person, kind, address, '', '["turns"]' from unnest($1::text[], $2::text[], $3::text[]) as way (person, kind, address)`,
    [
      [...people, ...people],
      [...people.map(() => 'push'), ...people.map(() => 'mail')],
      [...pushes.map((push) => JSON.stringify(push)), ...people.map((id) => `${id}@example.org`)],
    ],
  );
  await new Promise((resolve) => setTimeout(resolve, 6_000)); // until the server has read who can be reached
  await closeAndTell(stage, { made, round: 1 });
  return made;
}

interface Closing {
  readonly made: readonly BenchMatch[];
  /** Which all of them are in. */
  readonly round: number;
}

/** Closes a round of every match at once. */
export async function closeAll(stage: Stage, { made, round }: Closing): Promise<void> {
  const resolve = { action: { type: 'resolve' }, meantFor: `round ${round}` };
  await Promise.all(
    made.map(({ code, host }) =>
      ask(stage, 'host.act', { cookie: host.cookie, input: { code, key: newKey(), ...resolve } }),
    ),
  );
}

/** Answers with how long it took until all had been told, in milliseconds. */
export async function closeAndTell(stage: Stage, closing: Closing): Promise<number> {
  const { ends } = stage;
  const before = ends.received;
  const start = performance.now();
  await closeAll(stage, closing);
  while (ends.received - before < messages) {
    if (performance.now() - start > longestMs) throw new Error(`${ends.received - before} of ${messages} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - start;
}
