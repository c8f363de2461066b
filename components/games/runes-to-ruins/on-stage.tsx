import { Face } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { useDwell } from '@/components/stage/use-dwell';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import { divineGroups, mundaneGroups, runeOf, runes } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { RuneMark } from './rune-drawing';
import { Slab } from './slab';
import { SlabBoard } from './slab-board';
import styles from './slab-board.module.css';
import { stopsOf, stopWords } from './stops';

type Props = CentreProps<View, Settings>;

/** The stage between two scenes: all that is public, as large as there is room. */
export const OnStage = (props: Props) => (
  <section aria-label="What is public" className="h-full">
    {props.view.phase === 'symbol' ? <SymbolsAreCut {...props} /> : <RoundRuns {...props} />}
  </section>
);

function SymbolsAreCut({ view }: Props) {
  const { readyCount, seats } = view;
  return (
    <div className={styles.cutting}>
      <AllRunes />
      <div className="grid gap-6">
        <HowItGoes />
        <div className="grid gap-3">
          <Styled as="div" aria-hidden className={styles.slabs} style={cssValues({ '--seats': seats.length })}>
            {seats.map(({ seat }, i) => (
              <div key={seat} className={classNames(i >= readyCount && styles.uncut)}>
                {/* Whose they are is nobody's to know: they fill from the left. */}
                <Slab grid={[]} isSealed={i < readyCount} />
              </div>
            ))}
          </Styled>
          <p className="figures text-2xl">
            <span className="display text-4xl text-brass-content">
              {readyCount} of {seats.length}
            </span>{' '}
            <span className="text-subtle">symbols are cut</span>
          </p>
          <p className="flex flex-wrap gap-3">
            {seats.map(({ seat }) => (
              <Face key={seat} seat={seat} size="lg" />
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}

/** In the order of the rules: Divine groups across, Mundane groups down. */
const AllRunes = () => (
  <table aria-label="The 36 runes" className={styles.runeTable}>
    <thead>
      <tr>
        <td />
        {divineGroups.map((group) => (
          <th key={group} scope="col">
            {group}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {mundaneGroups.map((group, row) => (
        <tr key={group}>
          <th scope="row" className="pr-2 text-right">
            {group}
          </th>
          {runes.slice(6 * row, 6 * row + 6).map(({ id, name }) => (
            <td key={id}>
              <RuneMark rune={id} title={name} className="size-full" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Before anything is public. */
const HowItGoes = () => (
  <div className="grid gap-3 text-subtle text-xl leading-snug">
    <p>Everybody cuts a symbol of six runes into a slab, and keeps it hidden.</p>
    <p>Visions and questions tell about the others’ runes. Whoever guesses all six of somebody has found them.</p>
    <p>Who is never found wins; of those who are, whoever is found last stands highest.</p>
  </div>
);

function RoundRuns({ view, nameOf, now }: Props) {
  const shown = new Set(view.shown.map(({ rune }) => rune));
  const stops = stopsOf(view);
  const stop = stops[useDwell({ count: stops.length, isOn: view.status === 'running', now })] ?? null;
  return (
    <div className={styles.onStage}>
      <SlabBoard {...{ view, nameOf }} mine={null} lit={stop} isStage />
      <WhatIsDone />
      <div className={styles.foot}>
        <ul aria-label="The 36 runes; those that somebody has shown are lit" className={styles.alphabet}>
          {runes.map(({ id }) => (
            <li key={id} className={classNames(shown.has(id) && styles.public)}>
              <RuneMark
                rune={id}
                {...(shown.has(id) ? { title: `shown: ${runeOf(id).name}` } : {})}
                className="size-10"
              />
            </li>
          ))}
        </ul>
        <div className="grid gap-1 text-right">
          <p className="figures display flex items-center justify-end gap-4 text-3xl">
            <span aria-hidden className={styles.lamps}>
              {view.seats.map(({ seat }, i) => (
                <span key={seat} className={classNames(i < view.readyCount && styles.on)} />
              ))}
            </span>
            {view.readyCount} of {view.seats.length} ready
          </p>
          <p className="min-h-13 text-balance text-lg text-subtle leading-snug">{stopWords({ view, nameOf, stop })}</p>
        </div>
      </div>
    </div>
  );
}

const parts = [
  { does: 'Ask', words: 'in secret who has which rune, and where, for insight or mantra.' },
  { does: 'Guess', words: 'in secret six runes in their places: all right, and that slab breaks.' },
  { does: 'Vote', words: 'in secret for what insight is paid next, which buys visions.' },
] as const;

/** What everybody does in a round, while nothing of it is to be seen. */
const WhatIsDone = () => (
  <section aria-label="What everybody does in a round" className={styles.parts}>
    <dl>
      {parts.map(({ does, words }) => (
        <div key={does}>
          <dt className="display text-2xl text-brass-content">{does}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </section>
);
