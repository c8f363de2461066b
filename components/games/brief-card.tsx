import type { ReactNode } from 'react';

/** One thing to know, with a picture that the game's own pieces draw. */
export function BriefCard({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-4 border-muted border-b py-3">
      <div className="[&_svg]:max-h-36">{picture}</div>
      <p className="text-sm">{children}</p>
    </li>
  );
}
