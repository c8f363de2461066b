import { Name } from '@/components/faces/face';
import { answeredWords, answersTold } from './answers-told';
import type { ScreenProps } from './screen-props';

/** Of a film: what the last close answered, and questions since, to each asker whose answers this viewer may know. */
export function Answered({ view, nameOf }: Pick<ScreenProps, 'view' | 'nameOf'>) {
  const round = view.status === 'finished' ? view.round : view.round - 1;
  const told = answersTold(view).filter(({ answer }) => answer.round >= round);
  if (told.length === 0) return null;
  return (
    <section>
      <h2 className="display mb-2 text-xl">Answered</h2>
      <ol className="grid gap-x-10 gap-y-1.5 text-sm lg:grid-cols-2">
        {told.map((one, i) => {
          const { asked, answered } = answeredWords(one, { rules: view.rules, nameOf });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers stand in their order
            <li key={i} className="flex flex-wrap items-baseline gap-x-2">
              <Name seat={one.seat} className="text-emphasis" />
              <span className="text-subtle">
                round {one.answer.round}: {asked} →
              </span>
              <strong className="font-semibold text-emphasis">{answered}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
