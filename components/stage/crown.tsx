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
    <CrownShape width={20} />
  </svg>
);

/** Within a drawing: from its origin to the right and below, 13 high where it is 20 wide. */
export const CrownShape = ({ width }: { width: number }) => (
  <path
    transform={`scale(${width / 20})`}
    d="M1 12.2V3l4.5 4.5L10 1l4.5 6.5L19 3v9.2Z"
    fill="oklch(0.86 0.12 88)"
    stroke="oklch(0.32 0.05 60)"
    strokeWidth={1}
    strokeLinejoin="round"
  />
);
