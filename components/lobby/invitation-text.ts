/** What a host sends to one player: "Ann, your seat in Episode 3: https://…". */
export const invitationText = ({ name, title, link }: { name: string; title: string; link: string }): string =>
  `${name}, your seat in ${title}: ${link}`;

/** Opens the host's own mail program with everything filled in. */
export function mailAddress({ address, title, text }: { address: string; title: string; text: string }): string {
  const fields = { subject: `Your seat in ${title}`, body: text };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}?${query.join('&')}`;
}
