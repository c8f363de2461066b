import { Ban, Check } from 'lucide-react';
import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { listed } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import styles from './people-list.module.css';
import { keyOf, type RoundTableProps, type Target } from './table-props';

// More people than have room round a table: each with a face and the whole name, in as many columns as there is room for. What
// lies in the middle of a table stands below them.

export function PeopleList(props: RoundTableProps) {
  const { seats, hasNobody = false, children } = props;
  const all: readonly Target[] = [...seats.map(({ seat }) => seat), ...(hasNobody ? [null] : [])];
  return (
    <div className={styles.frame}>
      <div className={classNames('night', styles.felt)}>
        <ul className={styles.people}>
          {all.map((at) => (
            <Person key={keyOf(at)} {...props} at={at} />
          ))}
        </ul>
        {Boolean(children) && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  );
}

type PersonProps = Omit<RoundTableProps, 'children'> & { readonly at: Target };

function Person({ at, ...props }: PersonProps) {
  const { picking, mine, arrows = [] } = props;
  const shortcut = picking?.keyOf.get(at);
  if (picking === undefined || shortcut === undefined) {
    const isAside = picking !== undefined && at !== mine;
    return (
      <li className={classNames(styles.person, isAside && styles.aside)}>
        <Sitting {...props} at={at} />
      </li>
    );
  }
  const isSaved = arrows.some(({ to, look }) => to === at && look === 'saved');
  return (
    <li>
      <label className={classNames(styles.person, styles.choice, isSaved && styles.saved)}>
        <input
          type="radio"
          className="sr-only"
          name={picking.name}
          value={keyOf(at)}
          checked={picking.chosen === at}
          onChange={() => picking.choose(at)}
          aria-keyshortcuts={shortcut === '' ? undefined : shortcut}
        />
        <Sitting {...props} at={at} shortcut={shortcut} />
      </label>
    </li>
  );
}

function Sitting({ at, shortcut = '', seats, mine, nameOf, roundsAt }: PersonProps & { readonly shortcut?: string }) {
  const hasActed = seats.find(({ seat }) => seat === at)?.acted === true;
  const rounds = roundsAt?.get(at) ?? [];
  return (
    <>
      {at === null ? (
        <span className={styles.nobody}>
          <Ban aria-hidden className="size-4 text-muted" />
        </span>
      ) : (
        <span className="relative shrink-0">
          <Face seat={at} isRimmed={at === mine} className="block" />
          {hasActed && <Check aria-hidden className={styles.check} />}
        </span>
      )}
      <span className={classNames(styles.name, at === mine && 'text-brass-content')}>
        <WithBots>{at === null ? 'Nobody' : nameOf(at)}</WithBots>
      </span>
      {rounds.length > 0 && (
        <span aria-hidden title={`You pointed here in round ${listed(rounds.map(String))}`} className={styles.rounds}>
          {rounds.map((round) => `R${round}`).join(' ')}
        </span>
      )}
      {shortcut !== '' && (
        <span aria-hidden className="hidden text-muted text-xs uppercase sm:inline pointer-coarse:hidden">
          {shortcut}
        </span>
      )}
    </>
  );
}
