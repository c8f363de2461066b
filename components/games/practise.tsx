import { Button } from '@/components/ui/button';

/** One click: a match of this game against bots, started at once, with an account or without. */
export function Practise({ game, isSignedIn }: { game: string; isSignedIn: boolean }) {
  return (
    <form method="post" action={`/games/${game}/practise`} className="grid gap-1.5">
      <Button type="submit" size="lg" variant="solid">
        Practise against bots
      </Button>
      {!isSignedIn && <p className="text-muted text-sm">No account needed.</p>}
    </form>
  );
}
