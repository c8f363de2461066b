import type { Refusal } from '@/games/game';

// What every change answers with. Refusals are data, with a code to branch on; only bugs are thrown.

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Outcome<T extends object = object> = ({ readonly ok: true } & T) | Refused;

export const accepted = <T extends object>(value: T): { readonly ok: true } & T => ({ ok: true, ...value });

export const refused = (code: string, message: string, field?: string): Refused => ({
  ok: false,
  refusal: field === undefined ? { code, message } : { code, message, field },
});
