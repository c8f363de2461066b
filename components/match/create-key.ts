const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What all keys of this page begin with: by it the server knows what the page has sent itself. */
export const pageKeys = hex(8);

/** 128 random bits in hex, half of them the page's; `crypto.randomUUID` exists on secure addresses only. */
export const createKey = (): string => pageKeys + hex(8);
