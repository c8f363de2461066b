'use client';

/** When not even the frame of the page could be made: no styles, no fonts, but a sentence. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body style={{ background: '#131017', color: '#e8e2d6', fontFamily: 'system-ui', padding: '4rem 1.5rem' }}>
        <h1>Something went wrong on our side</h1>
        <p>Everything that was saved is safe.</p>
        <button type="button" onClick={() => reset()}>
          Try again
        </button>
      </body>
    </html>
  );
}
