import { classNames } from '@/components/ui/class-names';
import { answerWords, questionWords } from './answer-words';
import { costWords, mostAtRisk } from './risk-words';
import type { ScreenProps } from './screen-props';
import type { AskingNow } from './use-asking';

/** A question that is complete with its risk, or what was just answered: on a phone the desk says both far below. */
export function Learning({ view, nameOf, action, answered }: ScreenProps & AskingNow) {
  const [words, end] =
    action !== null
      ? [`${questionWords(action, nameOf)}?`, mostAtRisk(action, view.seats.length)]
      : answered !== null
        ? [
            `${questionWords(answered.answer.question, nameOf)}: ${answerWords(answered.answer, { nameOf, rules: view.rules })}.`,
            costWords(answered.learn, answered.answer.answer),
          ]
        : ['', ''];
  return (
    <span
      className={classNames('block leading-[1.15] md:hidden', words.length > 80 ? 'text-2xs' : 'text-xs')}
      data-learning
    >
      {words} <span className="text-warning-content">{end}</span>
    </span>
  );
}
