import type { CardPictureProps } from '@/components/stage/scene';
import type { Answered } from '@/games/runes-to-ruins/answers';
import { isCompared } from '@/games/runes-to-ruins/answers';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { GuessAnswer } from './closeness';
import { ConditionFace } from './condition-face';
import { symbolWords } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import { Slab } from './slab';

/** Under a card's line: one's own symbol; the runes that a guess named and what was told of them; the condition that won. */
export function CardPicture({ line: { shows }, settings }: CardPictureProps<Settings>) {
  const rules = rulesOf(settings);
  if (isOwn(shows)) {
    return (
      <WithRuneRules rules={rules}>
        <div className="w-40">
          <Slab grid={shows.symbol} hasFoot={false} title={`Your symbol: ${symbolWords(shows.symbol)}`} />
        </div>
      </WithRuneRules>
    );
  }
  if (!isAnswered(shows)) return null;
  if (shows.question.type === 'vote')
    return <ConditionFace number={Number(shows.answer)} {...{ rules }} className="h-12" />;
  if (!isCompared(shows)) return null;
  return (
    <WithRuneRules rules={rules}>
      <GuessAnswer symbol={shows.question.symbol} closeness={shows.answer} title="You guessed" />
    </WithRuneRules>
  );
}

/** What a card shows of one's own symbol. */
export interface OwnSymbol {
  readonly symbol: RuneSymbol;
}
const isOwn = (shows: unknown): shows is OwnSymbol => typeof shows === 'object' && shows !== null && 'symbol' in shows;

const isAnswered = (shows: unknown): shows is Answered =>
  typeof shows === 'object' && shows !== null && 'question' in shows && 'answer' in shows;
