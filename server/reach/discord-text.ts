// What people wrote, as Discord shows it: as it was written, and nothing more.

/** Without what Discord would take for markup. */
export const plain = (text: string): string => text.replace(/[\\*_~`|<>@#[\]]/g, '\\$&');

/** What a post says, without whom it mentions and with no sign that is there for Discord. */
export const unmarked = (text: string): string => text.replace(/<@\d+> ?/g, '').replace(/\\([\\*_~`|<>@#[\]])/g, '$1');

const address = /((?:[a-z][a-z\d+.-]*:\/\/|discord\.gg\/)[^\s<>]+)/i;

/** As `plain`, with addresses that lead where they say, and are not unfolded. */
export const plainWithAddresses = (text: string): string =>
  text
    .split(address)
    .map((part, i) => (i % 2 === 1 ? `<${part}>` : plain(part)))
    .join('');

/** For a name: what looks like an address in it leads nowhere, in letters, calendars and posts: "evil[.]test". */
export const withoutAddresses = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]*\p{L})/gu, '[.]').replaceAll('://', '[:]//');
