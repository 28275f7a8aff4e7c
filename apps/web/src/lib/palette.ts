/** Paper, ink and lingonberry red. Contrast is tested in app/palette.spec.ts. */
export const palette = {
  paper: '#fbf8f3',
  card: '#fffdfa',
  ink: '#2a2320',
  inkSoft: '#655a53',
  line: '#e5ddd2',
  /** The only accent colour. */
  berry: '#a5303f',
  berryDark: '#862431',
  /** The accent colour on ink. */
  berryLight: '#f3a3a5',
} as const;
export type Palette = Readonly<Record<keyof typeof palette, string>>;

/** The same where the device is set to dark (rule: page-in-the-dark). */
export const darkPalette: Palette = {
  paper: '#1b1613',
  card: '#251e1a',
  ink: '#f5ece2',
  inkSoft: '#bdb0a5',
  line: '#40362f',
  berry: '#f3a3a5',
  berryDark: '#f8c3c4',
  berryLight: '#862431',
};

const channel = (hex: string, from: number) => {
  const value = parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG contrast of two #rrggbb colours, 1 to 21. AA requires 4.5 for text. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
