import { useState } from 'react';
import type { GameScreens } from '@/components/match/game-screens';
import { Section } from '@/components/ui/panel';
import type { AnyGame, MatchView, SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { OwnReminder } from './own-reminder';
import { RemindMissing } from './remind-missing';
import { SeatsTable } from './seats-table';

interface SeatsSectionProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly game: AnyGame;
  readonly screens: Pick<GameScreens, 'seatMark' | 'actedNote' | 'asks'>;
  /** Epoch milliseconds by the server's clock, refreshed now and then. */
  readonly now: number;
  onActFor(seat: SeatId): void;
}

/** Every seat, and how who is missing is reminded; beside whoever that did not reach stands the link to send them, as long as it does not. */
export function SeatsSection(props: SeatsSectionProps) {
  const [reminders, setReminders] = useState(0);
  const onReminded = () => setReminders((count) => count + 1);
  return (
    <Section title="Seats" aside={<RemindMissing {...props} onReminded={onReminded} />}>
      <OwnReminder {...props} />
      <SeatsTable {...props} {...{ reminders, onReminded }} />
    </Section>
  );
}
