import { setNonce } from 'get-nonce';

// What keeps the page behind an open dialog from scrolling is a style element, and a page's policy takes those alone that carry
// its nonce (docs/decisions/820). Scripts can read it from the page's own scripts; selectors of styles cannot.

const script = typeof document === 'undefined' ? null : document.querySelector<HTMLScriptElement>('script[nonce]');
if (script !== null) setNonce(script.nonce);
