import { createECDH, hkdfSync } from 'node:crypto';

// The pair of keys by which push services know this server (VAPID). Made from its secret, so that all processes have the
// same, it is kept where the secret is, and there is nothing more to set.

export interface PushKeys {
  /** Both in base64url, as browsers and `web-push` take them. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function pushKeysOf(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  // One in four thousand million secrets gives a number that is no key; the next one does.
  for (let i = 0; ; i++) {
    const key = Buffer.from(hkdfSync('sha256', secret, 'main-match', `web push ${i}`, 32));
    try {
      pair.setPrivateKey(key);
    } catch {
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}
