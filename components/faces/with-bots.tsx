import { Bot } from 'lucide-react';
import { Fragment } from 'react';
import { aroundBots } from '@/games/kit/called';

/** Words in which results call seats: behind the name of whoever did not come stands the mark of a bot, in the place of the word. */
export const WithBots = ({ children }: { children: string }) =>
  aroundBots(children).map((words, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's pieces stay in their places
    <Fragment key={i}>
      {i > 0 && <BotMark />}
      {words}
    </Fragment>
  ));

/** On the line of the name. */
const BotMark = () => (
  <>
    {'\u00a0'}
    <Bot role="img" aria-label="bot" className="inline-block size-[0.9em] align-[-0.1em] text-muted" />
  </>
);
