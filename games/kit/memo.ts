/** A function of one (immutable) object that is worked out once for each, and forgotten with it. */
export function memo<Input extends object, Output>(work: (input: Input) => Output): (input: Input) => Output {
  const known = new WeakMap<Input, { readonly output: Output }>();
  return (input) => {
    const found = known.get(input);
    if (found !== undefined) return found.output;
    const output = work(input);
    known.set(input, { output });
    return output;
  };
}
