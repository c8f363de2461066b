import type { ReactNode } from 'react';

export interface DialogLook {
  title: ReactNode;
  about?: ReactNode;
  footer?: ReactNode;
  /** For a board, or forms of several columns. */
  isWide?: boolean;
  children?: ReactNode;
}
