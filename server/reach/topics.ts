// What people can choose to hear of, and by which ways.

export const topics = ['turns', 'deadlines', 'closes', 'words', 'matches', 'hosting'] as const;

/**
 * `turns`: something waits for me, a round opened. `deadlines`: one is near and I am missing. `closes`:
 * a round closes, something befell me in it. `words`: the host reminds,
 * rules, answers. `matches`: one starts or ends, I lose my seat. `hosting`: something waits in a match I host.
 */
export type Topic = (typeof topics)[number];

export const wayKinds = ['push', 'mail', 'discord'] as const;
export type WayKind = (typeof wayKinds)[number];

/**
 * `unknown`: the mail server has it, and has not said whether it takes it. `seen`: a page in its reader's sight showed it in time,
 * so it was not sent. `dropped`: it no longer held.
 */
export const deliveryStates = ['waiting', 'sent', 'unknown', 'failed', 'seen', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
