import type { CommonSettings, Game, GameView, MatchView, SeatId, Viewer } from '@/games/game';
import { seatIds } from '@/games/kit/seats';

/** As a page would send it. */
type Sent = Readonly<Record<string, unknown>>;

interface Start {
  /** Who plays: their names are their seats' ids. */
  readonly names: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

/** A little match for a rulebook, played by the rules themselves: what they refuse throws, and what is done closes. */
export class ExampleMatch<
  Settings extends CommonSettings,
  Action extends { readonly type: string },
  State,
  View extends GameView,
> {
  readonly seats: readonly SeatId[];
  private state: State;
  private at = 0;

  constructor(
    private readonly game: Game<Settings, Action, State, View>,
    { names, settings = {}, seed = 'rulebook' }: Start,
  ) {
    this.seats = seatIds(names);
    this.state = game.setup({ settings: game.settings.parse(settings), seats: this.seats, seed });
  }

  seat(name: string): SeatId {
    const found = this.seats.find((seat) => seat === name);
    if (found === undefined) throw new Error(`nobody here is called ${name}`);
    return found;
  }

  does(name: string, action: Sent): this {
    const by = this.seat(name);
    this.at += 1000;
    const read = this.game.seatAction.parse(action);
    const refusal = this.game.check(this.seenBy(by), read);
    if (refusal !== null) throw new Error(`${name} may not ${read.type}: ${refusal.message}`);
    this.state = this.game.act(this.state, { by, action: read, at: this.at });
    return this;
  }

  /** The running phase closes, for those as well who have sent nothing. */
  closes(): this {
    this.state = this.game.close(this.state, this.at);
    return this;
  }

  /** Everything closes for which nobody is waited for. */
  closesIfDone(): this {
    while (this.game.results(this.state) === null && this.game.isDone(this.state)) this.closes();
    return this;
  }

  /** As it stands now, in somebody's eyes. */
  seenBy(viewer: Viewer): MatchView<View> {
    return {
      ...this.game.view(this.state, viewer, this.at),
      ...{ game: this.game.id, viewer, status: 'running', dueAt: null, leftMs: null, interlude: null },
    };
  }
}
