/** Who is signed in. A guest came by a seat link, or to practise, and has no account; ids of guests and accounts never meet. */
export interface Person {
  readonly id: string;
  /** As shown to others. */
  readonly name: string;
  readonly guest: boolean;
  /** Which of their sign-ins (auth/sessions.ts); absent where none is behind it. */
  readonly session?: string | undefined;
}
