/**
 * What results and posts call a seat. Where a bot played in the place of somebody who did not come, their name alone would
 * say that they played. It comes first, so that nothing that cuts long names cuts it.
 */
export const calledAtEnd = ({ name, absent }: { readonly name: string; readonly absent: string | null }): string =>
  absent === null ? name : `Bot for ${absent}`;
