import { inWords, listed, pointsWords } from '@/components/stage/words';
import { seatId } from '@/games/kit/seats';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { oneOf, type Position } from '../book/position-card';
import { LabelledMap } from './labelled-map';
import { roundOf } from './worked-round';

const { bigSection } = settingsSchema.parse({});

/** What somebody scores in a round that is drawn as "Ana>Bea Bea". */
function scoreIn(drawn: string, name: string): number {
  return roundOf(drawn).named.scores[seatId(name)] ?? 0;
}

const branching = 'Ana>Bea Bea>Cem Cem>Dov Dov Eva>Cem';
const intoLoop = 'Ana>Bea Bea>Cem Cem>Ana Dov>Ana Eva>Dov Fay>Eva';
const eight = 'Ana>Eva Bea>Eva Cem>Fay Dov>Fay Eva>Gus Fay>Gus Gus>Hal Hal Ida';
const nine = eight.replace(' Ida', ' Ida>Ana');

export const positions: readonly Position[] = [
  {
    question: 'What does Eva score?',
    picture: (
      <LabelledMap
        shown={roundOf(branching).shown}
        strong={[seatId('Eva')]}
        title="Ana, Bea, Cem and Dov in a chain; Eva points at Cem"
      />
    ),
    choices: oneOf(scoreIn(branching, 'Eva'), [1, 2, 3], pointsWords),
    why: `One point for every player after her: Cem and Dov come after Eva. Ana has a longer way, and scores ${pointsWords(scoreIn(branching, 'Ana'))}.`,
  },
  {
    question: 'Dov points at Ana. What does Fay score?',
    picture: (
      <LabelledMap
        shown={roundOf(intoLoop).shown}
        strong={[seatId('Fay')]}
        title="Fay points at Eva, Eva at Dov, Dov into the loop of Ana, Bea and Cem"
      />
    ),
    choices: oneOf(scoreIn(intoLoop, 'Fay'), [0, 2, 3], pointsWords),
    why: `Ana, Bea and Cem are a loop, so only Dov’s pointer is removed. ${listed(['Fay', 'Eva', 'Dov'])} stay together, a chain that ends in Dov: Fay has two players after her.`,
  },
  {
    question: 'Ida can point at Ana or at nobody. Which is worth more to her?',
    given: 'She has not been a node before. The picture shows what comes of pointing at nobody.',
    picture: (
      <LabelledMap
        shown={roundOf(eight).shown}
        strong={[seatId('Ida')]}
        title="Eight players in a chain; Ida is alone"
      />
    ),
    choices: oneOf(scoreIn(nine, 'Ida') > scoreIn(eight, 'Ida') ? 'Ana' : 'Nobody', ['Ana', 'Nobody']),
    why: `With Ida they are ${inWords(bigSection)} in one section, and each of them scores ${pointsWords(scoreIn(nine, 'Ida'))}. Alone she is a node for the first time: ${pointsWords(scoreIn(eight, 'Ida'))}. But then Ana keeps ${pointsWords(scoreIn(eight, 'Ana'))}.`,
  },
];
