import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { runes } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { passing } from './answers-told';
import { CardPicture } from './card-picture';
import { OnStage } from './on-stage';
import { PublicSlabs } from './public-slabs';
import { RoundDrawing } from './round-drawing';
import { RuneMark } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import styles from './scene.module.css';
import { type CloseBeat, closeOf, type FinalBeat } from './scenes';

type Props = CentreProps<View, Settings>;

/** While symbols are made, the runes there are; then the slabs as everybody knows them: what was shown, who was found. */
const Centre = (props: Props) => (
  <WithRuneRules rules={props.view.rules}>
    {props.isStage ? (
      <OnStage {...props} />
    ) : props.view.phase === 'symbol' ? (
      <Quarry {...props} />
    ) : (
      <SlabsOnTable {...props} />
    )}
  </WithRuneRules>
);

/** All runes, for whoever watches to choose from in their mind, and how many symbols are cut, not whose. */
function Quarry(props: Props) {
  const { view } = props;
  return (
    <div className={styles.quarry}>
      <ul aria-label="The 36 runes" className={styles.runes}>
        {runes.map(({ id, name }) => (
          <li key={id}>
            <RuneMark rune={id} title={name} className="size-full" />
          </li>
        ))}
      </ul>
      {!isSaidByTable(props) && (
        <p className="figures text-center text-sm">
          <span className="text-emphasis">
            {view.readyCount} of {view.seats.length}
          </span>{' '}
          <span className="text-subtle">symbols are cut</span>
        </p>
      )}
    </div>
  );
}

const SlabsOnTable = (props: Props) => (
  <div className={styles.onPage}>
    <PublicSlabs {...props} />
    {!isSaidByTable(props) && <ReadyCount {...props} />}
  </div>
);

/** Where one may know who has acted, the table counts them. */
const isSaidByTable = ({ view }: Props) => view.seats.every(({ acted }) => acted !== null);

const ReadyCount = ({ view }: Props) => (
  <p className="figures text-center text-sm text-subtle">
    {view.readyCount} of {view.seats.length} are ready
  </p>
);

export default scenesOf<View, CloseBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: RoundDrawing,
  CardPicture,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  isCentreAlone: true,
});
