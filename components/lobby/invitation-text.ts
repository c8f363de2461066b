interface Invitation {
  readonly name: string;
  readonly title: string;
  readonly link: string;
  /** When the match starts by itself, in words with a zone; null: its host starts it. */
  readonly starts: string | null;
}

/** What a host sends to one player: "Ann, your seat in Episode 3: https://… It starts on Friday 27 November, 20:00 UTC." */
export const invitationText = ({ name, title, link, starts }: Invitation): string =>
  `${name}, your seat in ${title}: ${link}${starts === null ? '' : ` It starts on ${starts}.`}`;

/** Of an e-mail address or a telephone number. */
const isTelephone = (address: string): boolean => !address.includes('@');

/** Opens the host's own mail program with everything filled in; for a telephone number, that for texts. */
export function mailAddress({ address, title, text }: { address: string; title: string; text: string }): string {
  if (isTelephone(address)) return `sms:${address.replace(/[^+\d]/g, '')}?body=${encodeURIComponent(text)}`;
  const fields = { subject: `Your seat in ${title}`, body: text };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}?${query.join('&')}`;
}
