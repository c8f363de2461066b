export const mainContracts = ['boundaries', 'iridescence', 'evasion'] as const;
export type MainContract = (typeof mainContracts)[number];
