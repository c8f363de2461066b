// What judging one statement may cost: counted in steps, not in time, so that browser, server and replay agree on what
// is too involved.

export class TooInvolved extends Error {}

/** Steps that are left; spending more than there are ends the work. */
export class Budget {
  spent = 0;

  constructor(private readonly most: number) {}

  spend(steps: number) {
    this.spent += steps;
    if (this.spent > this.most) throw new TooInvolved();
  }
}

/** What `work` gives, or null where it is too involved. */
export function withinBudget<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooInvolved) return null;
    throw error;
  }
}
