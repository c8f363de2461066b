/** The `type` of what was sent, whatever it is; undefined: it has none. */
export const typeOfAction = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
