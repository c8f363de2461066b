import { LinkButton } from '@/components/ui/button';

/** For who runs a match: a new one with its settings and its people's names. */
export function PlayAgain({ code }: { code: string }) {
  return (
    <LinkButton size="sm" href={`/matches/new?from=${code}`}>
      Again with these people and settings
    </LinkButton>
  );
}
