export function Emblem() {
  return (
    <g>
      <path d="M7 7h16v16H7z" fill="var(--piece-red)" />
      <path d="M25 7h16v16H25z" fill="var(--piece-empty)" stroke="var(--border-emphasis)" strokeDasharray="2 2" />
      <path d="M7 25h16v16H7z" fill="var(--piece-yellow)" />
      <path d="M25 25h16v16H25z" fill="var(--piece-blue)" />
      <g fill="none" stroke="var(--piece-ink)" strokeWidth="1.1" opacity=".7">
        <path d="M8 15l7-7M8 22 22 8M15 22l7-7" />
        <circle cx="15" cy="33" r="4" />
        <circle cx="29.5" cy="29.5" r=".6" />
        <circle cx="36.5" cy="29.5" r=".6" />
        <circle cx="29.5" cy="36.5" r=".6" />
        <circle cx="36.5" cy="36.5" r=".6" />
        <circle cx="33" cy="33" r=".6" />
      </g>
      <path
        d="M30.8 12.6c0-3 4.6-2.9 4.6-.2 0 1.9-2.3 1.9-2.3 3.9m0 1.6v1.2"
        fill="none"
        stroke="var(--content-subtle)"
        strokeWidth="1.5"
      />
    </g>
  );
}
