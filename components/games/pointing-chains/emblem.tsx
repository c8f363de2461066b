export function Emblem() {
  return (
    <g strokeWidth="1.5" fill="none" stroke="var(--content-subtle)">
      <circle cx="9" cy="36" r="4.5" />
      <circle cx="23" cy="20" r="4.5" />
      <circle cx="9" cy="10" r="4.5" />
      <circle cx="39" cy="28" r="5.5" fill="var(--brass)" stroke="none" />
      <path d="M12.2 32.4 19 24.6m0 0 .3 4m-.3-4-4 .7M13.2 12.2l4.9 3.8m0 0-.6-4m.6 4-4 .3" />
      <path d="M27 22.2l5.6 2.9m0 0-1.6-3.6m1.6 3.6-3.9.5" />
    </g>
  );
}
