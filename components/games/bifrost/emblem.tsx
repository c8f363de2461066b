/** Corners of a pointy hexagon around (x, y). */
function hexPoints(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return `${(x + r * Math.cos(angle)).toFixed(2)},${(y + r * Math.sin(angle)).toFixed(2)}`;
    })
    .join(' ');
}

export function Emblem() {
  return (
    <g>
      <polygon points={hexPoints(24, 24, 20)} fill="none" stroke="var(--border-emphasis)" strokeWidth="1" />
      <polygon points={hexPoints(24, 15, 6.6)} fill="var(--piece-red)" />
      <polygon points={hexPoints(16.2, 28.5, 6.6)} fill="var(--piece-green)" />
      <polygon points={hexPoints(31.8, 28.5, 6.6)} fill="var(--piece-blue)" />
      <g fill="none" stroke="var(--piece-ink)" strokeWidth="1.1" opacity=".75">
        <path d="M20.7 15.8 24 12.6l3.3 3.2M20.7 19l3.3-3.2 3.3 3.2" />
        <path d="M28.6 26.4h6.4M28.6 29h6.4M28.6 31.6h6.4" />
      </g>
      <g fill="var(--piece-ink)" opacity=".75">
        <circle cx="14" cy="26.6" r=".9" />
        <circle cx="18.4" cy="26.6" r=".9" />
        <circle cx="16.2" cy="29" r=".9" />
        <circle cx="14" cy="31.4" r=".9" />
        <circle cx="18.4" cy="31.4" r=".9" />
      </g>
    </g>
  );
}
