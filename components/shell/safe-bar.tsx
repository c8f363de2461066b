import { EyeOff } from 'lucide-react';
import { WhereSafe } from './safe';
import { SafeWords, ShowHere } from './show-here';
import { SwitchOff } from './switch-off';

/** On every page of the site, while it is on. Drawn by the server alone: few browsers ever show it. */
export const SafeBar = () => (
  <WhereSafe>
    <section
      aria-label="Safe to share"
      data-safe-bar
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-brass-subtle px-4 py-1.5 text-brass-content text-sm"
    >
      <p className="flex items-center gap-2">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        <SafeWords />
      </p>
      <ShowHere />
      <SwitchOff />
    </section>
  </WhereSafe>
);
