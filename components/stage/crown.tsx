import { classNames } from '@/components/ui/class-names';

/** All who win wear one, whatever order they stand in. Decoration where `title` is missing: the words stand beside it. */
export const Crown = ({ title, className }: { title?: string; className?: string }) => (
  <svg
    viewBox="0 0 20 13"
    role={title === undefined ? undefined : 'img'}
    aria-label={title}
    aria-hidden={title === undefined ? true : undefined}
    className={classNames('shrink-0', className)}
  >
    <path
      d="M1 12.2V3l4.5 4.5L10 1l4.5 6.5L19 3v9.2Z"
      fill="oklch(0.86 0.12 88)"
      stroke="oklch(0.32 0.05 60)"
      strokeWidth={1}
      strokeLinejoin="round"
    />
  </svg>
);
