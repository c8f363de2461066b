/** How often a suite attacks: a few seconds' worth in `npm test`, minutes' worth in `npm run attack`. */
export const times = ({ short, long }: { short: number; long: number }): number =>
  process.env.ATTACK === 'long' ? long : short;
