import type { CardPictureProps } from '@/components/stage/scene';
import type { Answered } from '@/games/runes-to-ruins/answers';
import { isCompared } from '@/games/runes-to-ruins/answers';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import type { Settings } from '@/games/runes-to-ruins/settings';
import { GuessAnswer } from './closeness';
import { ConditionFace } from './condition-face';
import { WithRuneRules } from './rune-rules';

/** Under a card's line: the runes that a guess named and what was told of them; the condition that won. */
export function CardPicture({ line: { shows }, settings }: CardPictureProps<Settings>) {
  if (!isAnswered(shows)) return null;
  const rules = rulesOf(settings);
  if (shows.question.type === 'vote')
    return <ConditionFace number={Number(shows.answer)} {...{ rules }} className="h-12" />;
  if (!isCompared(shows)) return null;
  return (
    <WithRuneRules rules={rules}>
      <GuessAnswer symbol={shows.question.symbol} closeness={shows.answer} title="You guessed" />
    </WithRuneRules>
  );
}

const isAnswered = (shows: unknown): shows is Answered =>
  typeof shows === 'object' && shows !== null && 'question' in shows && 'answer' in shows;
