/** "63%"; never 0% or 100% for what is not certain. */
export function formatChance(share: number): string {
  if (share === 0 || share === 1) return share === 0 ? 'never' : 'certain';
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
