import { Button, LinkButton } from '@/components/ui/button';

/** One click: a match of this game against bots, started at once. */
export function Practise({ game, isSignedIn }: { game: string; isSignedIn: boolean }) {
  if (!isSignedIn) {
    return (
      <LinkButton href={`/sign-in?next=${encodeURIComponent(`/games/${game}`)}`} size="lg" variant="solid">
        Sign in to practise against bots
      </LinkButton>
    );
  }
  return (
    <form method="post" action={`/games/${game}/practise`}>
      <Button type="submit" size="lg" variant="solid">
        Practise against bots
      </Button>
    </form>
  );
}
