// Sixteen enamels. They differ in lightness too, so that neighbours are told apart in greyscale; `ink` is what is
// engraved, at 4.5:1 and more against its enamel.

interface Enamel {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
}

const dark = 'oklch(0.2 0.03 60)';
const light = 'oklch(0.97 0.015 85)';
const enamel = (name: string, lightness: number, chroma: number, hue: number): Enamel => ({
  name,
  ground: `oklch(${lightness} ${chroma} ${hue})`,
  ink: lightness > 0.6 ? dark : light,
});

export const enamels: readonly Enamel[] = [
  enamel('garnet', 0.4, 0.13, 25),
  enamel('gold', 0.8, 0.12, 85),
  enamel('navy', 0.35, 0.09, 255),
  enamel('jade', 0.74, 0.12, 150),
  enamel('violet', 0.44, 0.12, 310),
  enamel('ice', 0.84, 0.06, 210),
  enamel('bronze', 0.46, 0.09, 60),
  enamel('copper', 0.7, 0.13, 40),
  enamel('pine', 0.32, 0.06, 160),
  enamel('rose', 0.78, 0.09, 340),
  enamel('teal', 0.42, 0.1, 200),
  enamel('ivory', 0.9, 0.05, 100),
  enamel('plum', 0.3, 0.03, 300),
  enamel('azure', 0.68, 0.1, 245),
  enamel('crimson', 0.47, 0.13, 5),
  enamel('lime', 0.76, 0.13, 125),
];
