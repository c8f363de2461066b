// Sixteen enamels. They differ in lightness too, so that neighbours are told apart in greyscale; `ink` is what is
// engraved, at 4.5:1 and more against its enamel.

interface Enamel {
  readonly ground: string;
  readonly ink: string;
}

const dark = 'oklch(0.2 0.03 60)';
const light = 'oklch(0.97 0.015 85)';
const enamel = (lightness: number, chroma: number, hue: number): Enamel => ({
  ground: `oklch(${lightness} ${chroma} ${hue})`,
  ink: lightness > 0.6 ? dark : light,
});

export const enamels: readonly Enamel[] = [
  enamel(0.4, 0.13, 25),
  enamel(0.8, 0.12, 85),
  enamel(0.35, 0.09, 255),
  enamel(0.74, 0.12, 150),
  enamel(0.44, 0.12, 310),
  enamel(0.84, 0.06, 210),
  enamel(0.46, 0.09, 60),
  enamel(0.7, 0.13, 40),
  enamel(0.32, 0.06, 160),
  enamel(0.78, 0.09, 340),
  enamel(0.42, 0.1, 200),
  enamel(0.9, 0.05, 100),
  enamel(0.3, 0.03, 300),
  enamel(0.68, 0.1, 245),
  enamel(0.47, 0.13, 5),
  enamel(0.76, 0.13, 125),
];
