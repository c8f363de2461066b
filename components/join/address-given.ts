// The e-mail address that a host wrote beside somebody's name stays in the host's browser, until the host mails that person
// their link: then it goes along behind the link's "#", which no server is sent, and is proposed to them where they can be
// reached by e-mail. It is kept in their tab alone, and nothing is sent there before they say so.

const key = 'address given';

/** `link`, as it is mailed to this address. */
export const linkFor = (address: string, link: string): string => `${link}#to=${encodeURIComponent(address)}`;

/** What stands behind a link's "#"; null: no address. */
export function addressIn(hash: string): string | null {
  const address = new URLSearchParams(hash.replace(/^#/, '')).get('to') ?? '';
  return /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(address) ? address : null;
}

/** Takes it from the page's address, which shows it no more. */
export function keepAddressGiven(): void {
  const address = addressIn(window.location.hash);
  if (address === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  try {
    window.sessionStorage.setItem(key, address);
  } catch {
    // It is typed, then.
  }
}

export function addressGiven(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetAddressGiven(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
