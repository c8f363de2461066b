import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Big, so only what is typed into a new password asks for it (password-meter.tsx).

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/** From 0 to 4; `known` is what everybody knows of whose password it is. */
export const strengthOf = (password: string, known: string[]) => judge.check(password, known).score;
