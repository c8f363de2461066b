// What a page calls its owner with: a sound, a notification.

/** In hertz, one after the other. */
const sounds = { turn: [523, 784], warning: [880], ruling: [659, 523] };
export type Sound = keyof typeof sounds;

/** Two short notes, made here: nothing is fetched. Where the clock warns a phone is felt as well. */
export function ring(kind: Sound): void {
  if (kind === 'warning') shake();
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  sounds[kind].forEach((frequency, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + i * 0.14;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.24);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  });
  setTimeout(() => void audio.close(), 1000);
}

/** Browsers refuse it, and complain, before their page was touched. */
function shake(): void {
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(120);
}

/** A notification of the system, while the page is not in sight. */
export function showOutside(title: string, body: string): void {
  if (typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notification = new Notification(title, { body, tag: 'main-match' });
    notification.onclick = () => window.focus();
  } catch {
    // Some mobile browsers only allow them from a worker; the title and the icon still say it.
  }
}
