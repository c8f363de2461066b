const sentences: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: 'This name and password do not belong together. Check both, and try again.',
  CredentialsSignin: 'This name and password do not belong together. Check both, and try again.',
  BAD_NAME: 'A name has 2 to 32 letters, digits, spaces or . _ - and starts with a letter or digit.',
  OUR_NAME: 'This name would be taken for a part of Main Match. Please choose another one.',
  NAME_IN_MATCH: 'Somebody in this match is called that already, or nearly so. Please choose another name.',
  NO_SUCH_LINK: 'This link does not work any more. Ask the host for a new one.',
  LINK_IN_USE:
    'Somebody sits here by this link already. What is sent in this match is sealed, so the link works in that browser alone. Ask the host for a new one.',
  NOT_AS_GUEST:
    'An account that was signed in with this browser may not play in this match, so nobody can here as a guest. Sign in to play with an account of your own, or use another browser.',
  SENT_AWAY:
    'The host took somebody who came with this browser off their seat, so nobody sits down with it. Ask the host: they can let you play again.',
  TOO_MANY_ATTEMPTS:
    'That was wrong too often. Try again in a quarter of an hour, or now in a browser that you have signed in with before.',
  Verification: 'This link has been used already, or is older than ten minutes. Ask for a new one.',
  AccessDenied: 'The other service did not let you in.',
  OAuthAccountNotLinked: 'Another account has this e-mail address. Sign in to that one.',
};

/** Why signing in by password did not work; a letter is a way in that no guesses close. */
export const passwordSentence = (code: string, { byMail }: { byMail: boolean }): string =>
  byMail && code === 'TOO_MANY_ATTEMPTS'
    ? `${signInSentence(code)} If your account has an e-mail address, you can have a sign-in link sent there now.`
    : signInSentence(code);

const letterCode = /^LETTERS_(SENT|FROM_HERE)_(\d+)$/;

/** Why no letter was sent, by the code that the server gives. */
export function letterSentence(code: string): string {
  const [, where, minutes] = letterCode.exec(code) ?? [];
  if (minutes === undefined) return 'The link could not be sent. Check the address, and try again.';
  const again = `try again in ${waitOf(Number(minutes))}`;
  return where === 'SENT'
    ? `Letters were sent to this address a short while ago. The newest works for ten minutes: look for it there, or ${again}.`
    : `Too many letters were asked for from where you are. Please ${again}.`;
}

const waitOf = (minutes: number): string =>
  minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;

/** Why signing in did not work, by the code that the server gives. */
export const signInSentence = (code: string): string =>
  (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ??
  (letterCode.test(code) ? letterSentence(code) : 'Signing in did not work. Check your connection, and try again.');
