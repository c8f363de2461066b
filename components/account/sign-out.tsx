import type { ReactNode } from 'react';

/** Around the button that signs out: a form as browsers send them by themselves, answered with the front page. */
export function SignOut({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/sign-out">
      {children}
    </form>
  );
}
