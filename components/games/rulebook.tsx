import { RulesText } from '@/components/default-screens/rules-text';
import { loadsOf } from './registry';

/** A game's rulebook, with pictures drawn by its own boards; its RULES.md where it has none. */
export async function Rulebook({ game, name }: { game: string; name: string }) {
  const loads = loadsOf(game);
  const Book = await loads?.rulebook?.();
  const text = Book === undefined ? await loads?.rules?.() : undefined;
  return (
    <section aria-label={`Rulebook of ${name}`}>
      {Book !== undefined && <Book />}
      {text !== undefined && <RulesText text={text} />}
    </section>
  );
}
