// [M2], [M3] How mantra is paid for with insight. Here an account is what a seat holds of both.

export interface Account {
  readonly insight: number;
  readonly mantra: number;
}

const paidSteps = [7, 8, 9, 10, 20] as const;

/** [M2] One free step of up to 6; then steps of 7, 8, 9, 10, 20 and all the rest, for one insight each. */
export function settleMantra({ insight, mantra }: Account): Account {
  let account = { insight, mantra: Math.max(0, mantra - 6) };
  for (const step of paidSteps) {
    if (account.insight === 0 || account.mantra < step) return account;
    account = { insight: account.insight - 1, mantra: account.mantra - step };
  }
  if (account.insight === 0 || account.mantra === 0) return account;
  return { insight: account.insight - 1, mantra: 0 };
}

/** [M3] For every full 20 carried one insight is taken, while there is any, and removes 20. */
export function serveDebt({ insight, mantra }: Account): Account {
  const served = Math.min(insight, Math.floor(mantra / 20));
  return { insight: insight - served, mantra: mantra - 20 * served };
}

/** [A3] What `dark` adds: 5 for every 5, at least 10. */
export const darkens = (mantra: number): number => Math.max(10, 5 * Math.floor(mantra / 5));
