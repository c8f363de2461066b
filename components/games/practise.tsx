import { Button } from '@/components/ui/button';

interface Props {
  readonly game: string;
  readonly isSignedIn: boolean;
  readonly label?: string;
}

/** One click: a match of this game against bots, started at once, with an account or without. */
export function Practise({ game, isSignedIn, label = 'Practise against bots' }: Props) {
  return (
    <form method="post" action={`/games/${game}/practise`} className="grid gap-1.5">
      <Button type="submit" size="lg" variant="solid">
        {label}
      </Button>
      {!isSignedIn && <p className="text-muted text-sm">No account needed.</p>}
    </form>
  );
}
