/**
 * That by now somebody else is signed in in this browser than the page was made for, or nobody. public/who.js fills and shows
 * it: it stands on pages without scripts of their own too.
 */
export const WhoLine = () => (
  <div role="status">
    <p
      data-who
      hidden
      className="bg-warning-subtle px-4 py-2 text-center text-sm text-warning-content [overflow-wrap:anywhere]"
    >
      <span>You were signed out here.</span>{' '}
      <a href="/sign-in" className="inline-flex items-center underline max-sm:min-h-11">
        Sign in again
      </a>
    </p>
  </div>
);
