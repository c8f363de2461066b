import { classNames } from '@/components/ui/class-names';

/** So many letters have two lines on a phone's button. */
const TWO_LINES = 24;

/** Words on a button with a name in them: whole, on as many lines as they take within its height. */
export const labelWrap = (label: string): string =>
  classNames(
    'max-w-64 whitespace-normal text-balance [overflow-wrap:anywhere] max-sm:max-w-32',
    [...label].length > TWO_LINES ? 'text-xs leading-[1.15]' : 'leading-tight',
  );
