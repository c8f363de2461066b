import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeForm, useIsSafe } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';

/** Switches on the dashboard what holds on the whole site. */
export function SafeToggle() {
  const isSafe = useIsSafe();
  return (
    <SafeForm to={!isSafe}>
      <Button type="submit" size="sm" variant={isSafe ? 'solid' : 'outline'} aria-pressed={isSafe}>
        <EyeOff aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Safe to share my screen</span>
      </Button>
    </SafeForm>
  );
}

/** Its children, or a sentence in their place while they have nothing to show. */
export function Secret({ what, children }: { what: string; children: ReactNode }) {
  return useIsSafe() ? (
    <p className="rounded-lg border border-default border-dashed px-5 py-6 text-muted text-sm">
      Hidden while “Safe to share my screen” is on: {what}.
    </p>
  ) : (
    children
  );
}
