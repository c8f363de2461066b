// What sends. Each way says how it went; what is thrown is a bug.

/** What is sent, and to where. */
export interface Message {
  /** Of the delivery: the same for a second sending of the same. */
  readonly id: number;
  readonly wayId: number;
  readonly address: string;
  /** The match's code; null: it is about none. */
  readonly code: string | null;
  readonly title: string;
  readonly text: string;
  /** Nobody has said yet that the address is theirs. */
  readonly isUnproved: boolean;
  /** Why its reader gets it, in a sentence. */
  readonly reason: string;
  /** Where it leads, from our own address. */
  readonly path: string;
  /** Of a day's message: its text by match, and where each leads. Absent: it is of one match, or of none. */
  readonly day?: readonly OfMatch[];
  /** JSON text: accounts at Discord that are mentioned in it. */
  readonly mentions: string;
  /** The path of the picture that goes with it. */
  readonly picture: string | null;
}

export interface OfMatch extends Pick<Message, 'title' | 'path'> {
  /** In the order in which it happened. */
  readonly texts: readonly string[];
}

export type Sent =
  | { readonly type: 'sent' }
  /** It will not arrive, whoever tries; the address may still be right. */
  | { readonly type: 'refused'; readonly why: string }
  /** It was handed over, and nobody has said what came of it: it may arrive, and is not sent again. `answer`: once they say; absent: they never will. */
  | { readonly type: 'unknown'; readonly why: string; readonly answer?: Promise<Sent> }
  /** Nothing will arrive there any more. */
  | { readonly type: 'gone'; readonly why: string }
  /** Worth another try, after so long where the other end says so. */
  | { readonly type: 'later'; readonly why: string; readonly retryAfterMs?: number | undefined };

/** How long a sending takes at most. */
export const longestSendMs = 30_000;

export interface Way {
  /** Answers within `longestSendMs`; until then nobody sends the same again. */
  send(message: Message): Promise<Sent>;
  /** Once all sending is done. */
  stop(): void;
}
