import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stillProps } from '@/components/testing/drawn';
import { itemAt } from '@/games/kit/item-at';
import { ChainStory } from '@/games/pointing-chains/testing';
import type { GameScreenProps } from './game-screens';
import { useGivingWayTo } from './use-rules-drawer';

interface DeskProps {
  readonly given: GameScreenProps;
  putAway(): void;
  onDrawn(props: GameScreenProps): void;
}

function Desk({ given, putAway, onDrawn }: DeskProps) {
  onDrawn(useGivingWayTo(given, { putAway }));
  return null;
}

test('what is sent from below the rules goes with its key, and puts them away once it is taken', async () => {
  const { view } = new ChainStory(['A', 'B', 'C']).seenBy('A');
  const seen = { view, settings: {}, results: null, nameOf: (seat: string) => seat, interactive: true };
  const happened: string[] = [];
  const answers = [{ code: 'OFFLINE', message: 'Nobody answers.' }, null];
  const submit: GameScreenProps['submit'] = async (_, keyFor) => {
    happened.push(`sent ${keyFor?.('now')}`);
    return answers.shift() ?? null;
  };
  const drawn: GameScreenProps[] = [];
  renderToStaticMarkup(
    <Desk
      given={{ ...stillProps(seen), submit }}
      putAway={() => void happened.push('away')}
      onDrawn={(props) => void drawn.push(props)}
    />,
  );
  const keyFor = (meant: string) => `key of ${meant}`;
  await itemAt(drawn, 0).submit({ type: 'point', at: null }, keyFor);
  expect(happened).toEqual(['sent key of now']);
  await itemAt(drawn, 0).submit({ type: 'point', at: null }, keyFor);
  expect(happened).toEqual(['sent key of now', 'sent key of now', 'away']);
});
