import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeForm, useIsSafe, useIsSafeEverywhere } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';

/** Switches on for the whole site; once it is on, the site's bar says so, switches it off, and hides what one tab shows. */
export function SafeSwitch() {
  const [isSafe, isBarThere] = [useIsSafe(), useIsSafeEverywhere()];
  if (isSafe || isBarThere) return null;
  return (
    <SafeForm to={true}>
      <Button type="submit" size="sm" aria-label="Hide secrets: safe to share my screen">
        <EyeOff aria-hidden className="size-4" />
        <span className="max-sm:hidden">Hide secrets</span>
      </Button>
    </SafeForm>
  );
}

/** Its children, or a sentence in their place while they have nothing to show. */
export function Secret({ what, children }: { what: string; children: ReactNode }) {
  return useIsSafe() ? (
    <p className="rounded-lg border border-default border-dashed px-5 py-6 text-muted text-sm">
      Hidden while your screen is safe to share: {what}.
    </p>
  ) : (
    children
  );
}
