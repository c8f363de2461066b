import type { ScreenProps } from './screen-props';
import { SlabBoard } from './slab-board';

/** The slabs as everybody knows them, large; and how many are ready, not who. */
export const SlabsInRound = ({ view, nameOf }: Pick<ScreenProps, 'view' | 'nameOf'>) => (
  <section aria-label="The table" className="night grid gap-4 rounded-2xl border border-subtle bg-subtle p-3 sm:p-5">
    <SlabBoard {...{ view, nameOf }} mine={null} />
    <p className="figures text-center text-sm text-subtle">
      {view.readyCount} of {view.seats.length} are ready
    </p>
  </section>
);
