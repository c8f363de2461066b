// What bots are called: people's names, so that a table of them reads like a table. That they are bots is said beside it.

const names =
  'Alba Anton Bente Bruno Calla Caspar Dalia Edgar Elva Emil Esra Fabian Fleur Georg Greta Hedda Hugo Ilka Ilya Inga Ivo Jarl Jette Joris Juno Kaj Karla Klara Lasse Leonie Levin Lilja Linus Lotte Ludo Mabel Malin Marek Mika Milena Nadia Nils Nora Odin Olga Orla Oskar Paula Pelle Quinn Ragna Remo Rika Romy Ruben Runa Selma Silas Sonja Stella Tilda Timo Vera Yrsa'.split(
    ' ',
  );

/** Where in the list to look next when a name is taken: beyond all seats of a match. */
const further = Math.floor(names.length / 2);

interface BotAt {
  readonly matchId: number;
  /** Among the match's seats, from 0. */
  readonly position: number;
  readonly seat: string;
  /** What everybody else there is called. */
  readonly taken: readonly string[];
}

/** The same for as long as the match lasts, another in the next match, and nobody else's at this table. */
export function botName({ matchId, position, seat, taken }: BotAt): string {
  const key = (name: string) => name.toLocaleLowerCase('en');
  const others = new Set(taken.map(key));
  const [name, instead] = [0, further].map((ahead) => names[(matchId * 5 + position + ahead) % names.length] ?? '');
  const free = [name, instead].find((one) => one !== undefined && !others.has(key(one)));
  return free ?? `${name} ${seat}`;
}
