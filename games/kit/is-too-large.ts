/** Far more than any action of any game has. */
const MAX_VALUES = 2_000;
const MAX_CHARACTERS = 20_000;

/** Whether `value`, parsed from JSON, has more in it than is worth reading; looks at no more of it than that. */
export function isTooLarge(value: unknown): boolean {
  const open: unknown[] = [value];
  let values = 0;
  let characters = 0;
  for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
    values += 1;
    if (typeof one === 'string') characters += one.length;
    if (values > MAX_VALUES || characters > MAX_CHARACTERS) return true;
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one) && one.length > MAX_VALUES) return true;
    for (const key in one) {
      if (open.length > MAX_VALUES) return true;
      characters += Array.isArray(one) ? 0 : key.length;
      open.push((one as Record<string, unknown>)[key]);
    }
  }
  return false;
}
