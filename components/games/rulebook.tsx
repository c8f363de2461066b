import { RulesText } from '@/components/default-screens/rules-text';
import { catalogEntry } from '@/games/catalog';
import { loadsOf } from './registry';

interface Props {
  readonly game: string;
  readonly name: string;
  /** A match's, whose own numbers it then tells; absent: the standard ones. */
  readonly settings?: unknown;
  readonly seats?: number;
  /** The page has said above what the game is. */
  readonly isTold?: boolean;
}

/** A game's rulebook, with pictures drawn by its own boards; its RULES.md where it has none. */
export async function Rulebook({ game, name, settings = {}, ...match }: Props) {
  const loads = loadsOf(game);
  const promise = catalogEntry(game)?.promise;
  const Book = await loads?.rulebook?.();
  const text = Book === undefined ? await loads?.rules?.() : undefined;
  return (
    <section aria-label={`Rulebook of ${name}`}>
      {promise !== undefined && (
        <div className="prose mb-8">
          <p>
            <strong>{promise.name}.</strong> {promise.text} Every player promises it before the start.
          </p>
        </div>
      )}
      {Book !== undefined && <Book settings={settings} {...match} />}
      {text !== undefined && <RulesText {...{ text, settings }} />}
    </section>
  );
}
