import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '@/games/kit/common-password';

// Big, so only what is typed into a new password asks for it (password-meter.tsx).

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** From 0 to 4; `known` is what everybody knows of whose password it is. */
export const strengthOf = (password: string, known: string[]) => judge.check(password, known).score;

/** Whether the server will refuse it as one that is guessed first, for an account of this name. */
export const isRefused = (password: string, name: string): boolean => isCommonPassword(password, { name, common });
