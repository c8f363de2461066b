import { Button } from '@/components/ui/button';

interface Props {
  readonly game: string;
  readonly isSignedIn: boolean;
  readonly label?: string;
  /** In a tab of its own: this page waits for something. */
  readonly isBeside?: boolean;
}

/** One click: a match of this game against bots, started at once and without a clock, with an account or without. */
export function Practise({ game, isSignedIn, label = 'Practise against bots', isBeside = false }: Props) {
  return (
    <form
      method="post"
      action={`/games/${game}/practise`}
      target={isBeside ? '_blank' : undefined}
      className="grid gap-1.5"
    >
      <Button type="submit" size="lg" variant={isBeside ? 'outline' : 'solid'}>
        {label}
      </Button>
      {isBeside && <p className="text-muted text-sm">In a tab of its own; this page stays.</p>}
      <p className="text-muted text-sm">{isSignedIn ? 'No clock runs.' : 'No account needed. No clock runs.'}</p>
    </form>
  );
}
