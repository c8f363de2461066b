export function Emblem() {
  return (
    <g>
      <path d="M6 12h36v24H6zM18 12v24M30 12v24M6 24h36" fill="none" stroke="var(--border-subtle)" strokeWidth="1" />
      <path
        d="M6 18h6l6-6v12l-6 6v6M18 24l6-6 6 6-6 6zM30 24v-6l6-6 6 6M30 24l6 6h6M36 30v6"
        fill="none"
        stroke="var(--brass-content)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
