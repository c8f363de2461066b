export function Emblem() {
  return (
    <g>
      <path
        d="M6 6h36v36H6zM15 6v36M24 6v36M33 6v36M6 15h36M6 24h36M6 33h36"
        fill="none"
        stroke="var(--border-emphasis)"
        strokeWidth="1"
      />
      <path d="M10.5 7.5l3.5 6H7z" fill="var(--piece-red)" />
      <circle cx="28.5" cy="19.5" r="3.2" fill="var(--piece-orange)" />
      <path d="M36 28.5h3v-3h-3v-3h-2.6" fill="none" />
      <path d="M36.6 25.2h1.9v2.4h2.4v1.9h-2.4v2.4h-1.9v-2.4h-2.4v-1.9h2.4z" fill="var(--piece-green)" />
      <path d="M19.5 34.2c1.9 2.2 2.7 3.3 2.7 4.5a2.7 2.7 0 0 1-5.4 0c0-1.2.8-2.3 2.7-4.5z" fill="var(--piece-blue)" />
    </g>
  );
}
