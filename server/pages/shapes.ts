import type { Award, MatchView, Results, SeatId, SeatRange, Viewer } from '@/games/game';
import type { Patch } from '@/games/kit/diff';
import type { Night, QuietHours } from '@/games/kit/nights';
import type { HostPage, WaitsHidden } from '@/games/waiting';
import type { JoinWay, MatchStatus, Visibility } from '../log/rows';

// What a match's pages show besides the game's own view: who sits where, who may do what, rulings, questions. Built per
// group of viewers (host, one seat, spectators) from what that group may know, exactly as the game's views are.

/** `stranger`: may not even watch (a private match). */
export type Role = 'host' | 'player' | 'spectator' | 'stranger';

export interface PageSeat {
  readonly seat: SeatId;
  /** Display name; a free seat is called by its id. */
  readonly name: string;
  /** Whom the host expected where a bot plays and nobody came, or who was taken off the seat; null: the seat is not theirs. */
  readonly absent: string | null;
  /** `free` until somebody joins. */
  readonly holder: 'free' | 'player' | 'guest' | 'bot';
  /** Free, and only for whoever has its own link. */
  readonly kept: boolean;
  /** Before the start, for whoever comes: free, or a bot's until then. */
  readonly open: boolean;
  /** For the host: the bot that plays here, by id (see the game's bots), which tells how it plays; null: none does, or it is not told. */
  readonly bot: string | null;
  readonly mine: boolean;
  /** As its player chose it; null: it is dealt one. */
  readonly face: ChosenFace | null;
  /** Connected now; null where that is nobody's business. */
  readonly online: boolean | null;
  /** Epoch milliseconds, for the host; null for others. */
  readonly lastSeenAt: number | null;
  /** When its holder sat down (epoch milliseconds), if that was after the start; null: before, or nobody's business. */
  readonly since: number | null;
  /** Nobody plays here since its holder deleted their account (epoch milliseconds: when); null: otherwise. */
  readonly leftAt: number | null;
  /** Answered the running ready-check; null where none runs, or where that is nobody's business. */
  readonly ready: boolean | null;
  /** Whether its player has promised what the game asks (`MatchPage.promise`); null where it asks nothing, or no person sits here. */
  readonly promised: boolean | null;
  /** Since when the seat has acted in this phase (epoch ms), for the host where acting is shown; null: not acted or not told. */
  readonly actedAt: number | null;
  /** For the host: which personal link is out (its id, which opens nothing); null: none is, or it is not told. */
  readonly link: string | null;
  /** For the host: names who sits here now, for what is done to the seat (`meantFor`); null: it is not told. */
  readonly sitting: string | null;
  /** For the host: an account took the seat from a guest by its link, and no host has said that they know; null: otherwise. */
  readonly taken: TakenSeat | null;
  /** A bot stands in for a player, who can be handed the seat back. */
  readonly standIn: boolean;
}

/** That an account took a guest's seat by its link. Times in epoch milliseconds. */
export interface TakenSeat {
  /** What the guest was called, and what the account is. */
  readonly from: string;
  readonly by: string;
  readonly at: number;
  /** When the guest said that it was not them; null: they have not. */
  readonly deniedAt: number | null;
}

/** Which of the emblems, in which of the enamels. */
export interface ChosenFace {
  readonly emblem: number;
  readonly enamel: number;
}

export interface PagePerson {
  readonly id: string;
  readonly name: string;
}

/** Somebody whom everybody may know of. */
export interface KnownPerson {
  /** For hosts, who can do something about them; null for others. */
  readonly id: string | null;
  readonly name: string;
}

export interface Ruling {
  /** From 1, in the order in which they were given. */
  readonly n: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly text: string;
  /** The question this answers in public, without who asked, as its host has published it; null: none, or it is not repeated. */
  readonly question: string | null;
}

export interface RulingsPart {
  /** Oldest first. */
  readonly rulings: readonly Ruling[];
  /** How many there are before these. */
  readonly older: number;
}

export interface Question {
  /** From 1, among those that this viewer gets. */
  readonly n: number;
  readonly at: number;
  readonly seat: SeatId;
  readonly text: string;
  readonly answer: string | null;
  readonly answeredAt: number | null;
  /** Answered as a ruling, for everybody. */
  readonly published: boolean;
}

/** An award as the rules propose it and as the host decided. */
export interface DecidedAward {
  /** Names it among the awards of this finish. */
  readonly key: string;
  readonly proposed: Award | null;
  /** Null: taken away. */
  readonly final: Award | null;
  readonly state: 'proposed' | 'confirmed' | 'amended';
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: number | null;
}

/** A nudge or another word to one seat, or to all; that a seat was opened again is for its hosts too. */
export interface Notice {
  /** Null: it is for all. */
  readonly seat: SeatId | null;
  readonly at: number;
  readonly kind: 'nudge' | 'ready-check' | 'seat-opened';
  readonly text: string;
}

/** What this viewer may do on the platform's side; what a seat may do in the game the game's `check` says. */
export interface Abilities {
  /** Take a free seat now. */
  readonly join: boolean;
  readonly leave: boolean;
  /** Everything on the dashboard (in a practice match: the clock and the end only). */
  readonly host: boolean;
  readonly practiceHost: boolean;
  readonly ask: boolean;
  /** The record is complete for this viewer. */
  readonly record: boolean;
  readonly replay: boolean;
}

export interface MatchPage {
  readonly code: string;
  readonly title: string;
  readonly game: string;
  /** What the game is called and how many play it, with these settings. */
  readonly gameName: string;
  readonly seatRange: SeatRange;
  /** What the game asks of players beside the board; null: nothing. */
  readonly promise: { readonly name: string; readonly text: string } | null;
  readonly status: MatchStatus;
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly practice: boolean;
  readonly sealed: boolean;
  /** Nobody may learn who plays what: seats have no faces of their own. */
  readonly anonymous: boolean;
  /** Complete; secret ones stand at their default for those who may not know them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Only what differs from the defaults, likewise; in the lobby this is what can be edited. */
  readonly settingsGiven: Readonly<Record<string, unknown>>;
  readonly seedHash: string;
  /** Null until the match is finished and its end told whole. */
  readonly seed: string | null;
  /** By which it went on each time that a host took it back from its end: what is drawn from there on is drawn by the last (docs/decisions/189). */
  readonly laterSeeds: readonly PromisedSeed[];
  readonly createdAt: number;
  /** Epoch milliseconds of the match's time 0; null in the lobby. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** For the host: when what is running opened (epoch milliseconds); null: nothing runs. */
  readonly openedAt: number | null;
  /** In the lobby: when it starts by itself (epoch milliseconds), if everybody is there; null: when its host starts it. */
  readonly startsAt: number | null;
  /** In the lobby: it was to start by itself, and did not; why, for the host (null for others). */
  readonly startMissed: { readonly at: number; readonly why: string | null } | null;
  /** While paused: since when (epoch milliseconds), and why, if that was said. */
  readonly pause: { readonly since: number; readonly reason: string | null } | null;
  /** A host took the match back to what is running now: when (epoch milliseconds), and why; null: nothing was, or more has opened since. */
  readonly takenBack: { readonly at: number; readonly reason: string | null } | null;
  /** In which no clock runs and no deadline falls; null: none. */
  readonly quietHours: QuietHours | null;
  /** When they come next, about a week ahead; none where there are none. */
  readonly nights: readonly Night[];
  /** When a pause ends by itself. */
  readonly resumesAt: number | null;
  /** It has ended without a result because its only host deleted their account. */
  readonly hostGone: boolean;
  /** Why its host ended it without a result, in their words; null: they did not say, or it came to its end. */
  readonly endReason: string | null;
  readonly role: Role;
  readonly seat: SeatId | null;
  /** The seat that this viewer plays from by rights, though their safe screen shows a spectator's page; null: none. */
  readonly hiddenSeat: SeatId | null;
  /** Whose eyes the live view has; null in the lobby. */
  readonly viewer: Viewer | null;
  /** Sees what the host sees, by the host's leave. */
  readonly fullView: boolean;
  /** Others look at this viewer's screen: all here is what a spectator is shown, but for the viewer's own controls. */
  readonly safe: boolean;
  /** It is safe because this host has not asked yet to be shown everything in this match; not by their own wish for all pages. */
  readonly isHeldBack: boolean;
  /** This viewer's screens are safe, and this page alone was asked to show everything of this match all the same. */
  readonly isShownHere: boolean;
  /** What their seat's former holder sent is sealed: they see it, and play, once it has closed. */
  readonly isWithheld: boolean;
  /** On a host's safe screen: what waits for them that it does not show; null for others. */
  readonly waitsHidden: WaitsHidden | null;
  readonly can: Abilities;
  readonly seats: readonly PageSeat[];
  readonly hosts: readonly KnownPerson[];
  /** The seat that this viewer held as a guest, and an account took by its link; null: none. */
  readonly lostSeat: TakenSeat | null;
  /** Who asks this viewer to host the match with them; null: nobody does. */
  readonly askedBy: string | null;
  /** For the host: those who are asked to host too, and have not answered. */
  readonly asked: readonly PagePerson[] | null;
  /** Those whom the host let see everything; listed for all. */
  readonly fullViewers: readonly KnownPerson[];
  /** For the host: signed-in people who watch or were let in, and those who were removed. */
  readonly spectators: readonly PagePerson[] | null;
  readonly removed: readonly PagePerson[] | null;
  /** For the host: those who were taken off a seat, and may not sit down before the host lets them. */
  readonly sentAway: readonly PagePerson[] | null;
  /** This viewer was taken off their seat, with these words of the host; null: they were not. */
  readonly sentAwayWith: { readonly reason: string | null } | null;
  /** For the host: how many spectators have the match open. */
  readonly watching: number | null;
  readonly readyCheck: { readonly since: number; readonly by: string } | null;
  /** The latest, oldest first; those before them are asked for (`matches.rulings`). */
  readonly rulings: readonly Ruling[];
  readonly olderRulings: number;
  /** Own ones for a seat, all for the host. */
  readonly questions: readonly Question[];
  readonly notices: readonly Notice[];
  /** When the host's text (`matches.intro`) was last written (epoch milliseconds); null: there is none. */
  readonly introAt: number | null;
  /** Versions of the game's rules: those the match is (in the lobby: will be) played by, and this server's; null: it has none. */
  readonly rules: {
    readonly playedBy: number | null;
    readonly today: number | null;
    /** Why there is no view of it here and nobody can act on it, in a sentence; null: there is, and they can. */
    readonly standsStill: string | null;
  };
  /** The match is over, and its host has not begun to tell the end: nothing of it is here yet. False for who sees all. */
  readonly untold: boolean;
  /** The rules' results, as they were kept at the finish; null until the match is finished with some, or while `untold`. */
  readonly results: Results | null;
  /** How far a host has told the end to everybody: the beat that is on; null: everybody plays it alone. */
  readonly finaleStep: number | null;
  /** When the host came to it (epoch milliseconds); null: there is none, or nobody wrote it down. */
  readonly finaleMovedAt: number | null;
  /** When the host told it to its last beat (epoch milliseconds); null: not yet. */
  readonly finaleToldAt: number | null;
  /** Null until the match is finished with results, or while `untold`. */
  readonly awards: readonly DecidedAward[] | null;
  /** The open and the watch link exist (host only; null for others). */
  readonly openLink: boolean | null;
  readonly watchLink: boolean | null;
  /** For the host: that Discord takes no posts of the match; null: it does, or is not asked to. */
  readonly channelFailing: HostPage['channelFailing'];
}

export interface PromisedSeed {
  /** SHA-256, as it was shown before anything was drawn by it. */
  readonly hash: string;
  /** Null until the match is finished and its end told whole. */
  readonly seed: string | null;
}

/** A match in a list. */
export interface MatchSummary {
  readonly code: string;
  readonly title: string;
  readonly game: string;
  /** What it is called, with these settings. */
  readonly gameName: string;
  readonly status: MatchStatus;
  readonly role: Role;
  readonly seat: SeatId | null;
  /** What waits for me: an action as a player, a question, an overdue phase or a full lobby as the host. */
  readonly waits: boolean;
  /** One short sentence on what waits; null where nothing does. */
  readonly waitsFor: string | null;
  readonly seatsTaken: number;
  /** In a lobby: for whoever comes, those of bots among them. */
  readonly seatsOpen: number;
  readonly seatsTotal: number;
  readonly round: number | null;
  readonly phase: string | null;
  /** When the running phase closes, or is planned to: epoch milliseconds, quiet hours left out. */
  readonly dueAt: number | null;
  /** Only the host closes phases; `dueAt` is what they plan. */
  readonly isHostPaced: boolean;
  /** In the lobby: when it starts by itself (epoch milliseconds); null: when its host starts it. */
  readonly startsAt: number | null;
  readonly updatedAt: number;
  /** Null until it is finished. */
  readonly finishedAt: number | null;
  /** Names; null until it is finished with results, and while its host has not begun to tell the end. */
  readonly winners: readonly string[] | null;
  /** Of who reads it, among `seatsTotal`; null: they hold no seat, nothing came out, or not yet. */
  readonly place: number | null;
  readonly hostName: string;
  readonly canJoin: boolean;
}

/** The log as a viewer may see it, with what happened in public between its lines. */
export interface LogStory {
  readonly lines: readonly LogLine[];
  /** What a spectator saw as the match opened; null where this server does not play by the match's rules. */
  readonly first: MatchView | null;
  /** What each close changed in that, oldest first. */
  readonly closes: readonly StoryClose[];
  /** Oldest first; `after`: how many of the lines stand before it. */
  readonly handedOn: readonly (HandedOn & { readonly after: number })[];
}

/** Somebody who took a seat over while the match ran. */
export interface HandedOn {
  readonly seat: SeatId;
  /** Epoch milliseconds. */
  readonly time: number;
  /** What the seat was called so far, and from then on. */
  readonly from: string;
  readonly to: string;
}

export interface StoryClose {
  /** Epoch milliseconds. */
  readonly time: number;
  /** How many of the lines stand before it. */
  readonly after: number;
  /** The `seq` of the rewind that took it back, null while it counts. */
  readonly rewoundBy: number | null;
  readonly change: Patch;
}

/** A line of the log as a viewer may see it. */
export interface LogLine {
  readonly seq: number;
  /** Match milliseconds, as in the record, and epoch milliseconds. */
  readonly at: number;
  readonly time: number;
  readonly by: SeatId | 'host' | 'clock';
  /** Who of the hosts, or which player, where that may be known. */
  readonly person: string | null;
  /** `host`: sent by the host for a seat; `bot`; `auto`: by the platform itself (a pause that ran out). */
  readonly via: 'player' | 'host' | 'bot' | 'auto' | 'clock';
  /** Null where the viewer may not know it (yet). */
  readonly action: unknown;
  readonly reason: string | null;
  /** The `seq` of the rewind that took this line back, null while it counts. */
  readonly rewoundBy: number | null;
  /** For a rewind: the last `seq` that still counts after it. */
  readonly rewoundTo: number | null;
  /** For a rewind after the end: sha256, in hex, of the seed by which the match went on; null: it kept its own. */
  readonly seedHash: string | null;
}
