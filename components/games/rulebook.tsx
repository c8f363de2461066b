import { RulesText } from '@/components/default-screens/rules-text';
import { classNames } from '@/components/ui/class-names';
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
export async function Rulebook({ game, name, settings = {}, isTold = false, ...match }: Props) {
  const loads = loadsOf(game);
  const promise = catalogEntry(game)?.promise;
  const Book = await loads?.rulebook?.();
  const text = Book === undefined ? await loads?.rules?.() : undefined;
  return (
    <section aria-label={`Rulebook of ${name}`}>
      {promise !== undefined && (
        // Under a title it is as wide as that, for the first picture to be in the first screen.
        <div className={classNames('prose mb-8', isTold && 'max-w-none!')}>
          <p>
            <strong>{promise.name}.</strong> {promise.text} Every player promises it before the start.
          </p>
        </div>
      )}
      {Book !== undefined && <Book {...{ settings, isTold }} {...match} />}
      {text !== undefined && <RulesText {...{ text, settings }} />}
    </section>
  );
}
