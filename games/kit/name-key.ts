/** The folded form that must be unique: "Ann", "ANN" and "ann " are one name. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
