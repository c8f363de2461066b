import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import type { Line } from '@/games/proof-by-contradiction/board';
import { type Clue, type ClueStatus, formatClue, formatLine } from '@/games/proof-by-contradiction/clue';
import { fieldOf } from '@/games/proof-by-contradiction/explain';
import { CellsGlyph } from './cells-glyph';
import styles from './clue-card.module.css';
import { TokenIcon } from './token';

export interface ClueCardProps {
  readonly seat: SeatId;
  readonly name: string;
  /** One size for the names of all cards, in ems. */
  readonly nameEm: number;
  readonly isMine: boolean;
  readonly clue: Clue;
  /** What it does to the viewer's board; null: there is none. */
  readonly status: ClueStatus | null;
  /** Face down, turning over, or lying there. */
  readonly when: 'ahead' | 'now' | 'stands';
}

/** A clue as a printed card, stamped with what it does to one's own board. */
export function ClueCard({ seat, name, nameEm, isMine, clue, status, when }: ClueCardProps) {
  if (when === 'ahead') return <li aria-hidden className={classNames(styles.card, styles.back)} />;
  return (
    <li className={classNames(styles.card, styles.paper, when === 'now' && styles.now, isMine && styles.mine)}>
      <p className={classNames(styles.author, status !== null && styles.besideStamp)}>
        <Face seat={seat} size="sm" className={styles.face} />
        <Styled as="span" title={name} className={styles.name} style={{ fontSize: `${nameEm}em` }}>
          <WithBots>{isMine ? 'You' : name}</WithBots>
        </Styled>
      </p>
      <p className="sr-only">{formatClue(clue)}</p>
      <CluePrint clue={clue} />
      {status !== null && (
        <p className={classNames(styles.stamp, styles[stampOf(status, isMine)])}>{stampWords(status, isMine)}</p>
      )}
    </li>
  );
}

type Stamp = 'broken' | 'kept' | 'open' | 'against';

const stampOf = (status: ClueStatus, isMine: boolean): Stamp =>
  status === 'open' ? 'open' : status === 'true' ? 'kept' : isMine ? 'against' : 'broken';

function stampWords(status: ClueStatus, isMine: boolean): string {
  if (status === 'open') return 'Open';
  if (status === 'true') return 'Kept';
  return isMine ? '−1000' : 'Broken +1';
}

/** The clue in pieces and a few words; the whole sentence is read out beside it. */
export function CluePrint({ clue, className }: { clue: Clue; className?: string | undefined }) {
  switch (clue.format) {
    case 'line':
      return (
        <p aria-hidden className={classNames(styles.print, className)}>
          <TokenIcon color={clue.color} className={styles.token} />
          <CellsGlyph lit={fieldOf(clue)} className={styles.glyph} />
          <span>{linesWords(clue.lines)}</span>
        </p>
      );
    case 'count':
      return (
        <p aria-hidden className={classNames(styles.print, className)}>
          <span className={styles.count}>{clue.count}</span>
          <CellsGlyph lit={fieldOf(clue)} className={styles.glyph} />
          <span>{linesWords(clue.lines)}</span>
        </p>
      );
    default:
      return (
        <p aria-hidden className={classNames(styles.print, className)}>
          <TokenIcon color={clue.colors[0]} className={styles.token} />
          <TokenIcon color={clue.colors[1]} className={styles.token} />
          <span>
            {clue.format === 'steps'
              ? `${clue.steps[0]} or ${clue.steps[1]} steps apart`
              : clue.share
                ? 'share a row or column'
                : 'share no row or column'}
          </span>
        </p>
      );
  }
}

const linesWords = ([a, b]: readonly [Line, Line]) => `${formatLine(a)} or ${formatLine(b)}`;
