/** The sign of the house: a lozenge of brass inside a lozenge, as inlaid in a table. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor">
      <path d="M16 2 30 16 16 30 2 16Z" strokeWidth="1.5" />
      <path d="M16 7.5 24.5 16 16 24.5 7.5 16Z" strokeWidth="1" opacity=".55" />
      <path d="M16 11.5 20.5 16 16 20.5 11.5 16Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
