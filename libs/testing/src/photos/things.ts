import type { Brush } from './brush';

/** What stands in a picture: each is drawn in many colours and shapes. */
export type Motif = (brush: Brush) => void;

export const times = (count: number, draw: (index: number) => void): void => {
  for (let index = 0; index < count; index++) draw(index);
};

export const PETALS = ['#e9a6b3', '#f4d6d0', '#d96c7e', '#f1c26b', '#fbf3e6', '#b59bd0', '#e58a5c'] as const;

export const WARM = ['#ffd48a', '#ffb861', '#ffe7b8', '#ff9d6b', '#ffc9c0'] as const;

export function flower(brush: Brush, x: number, y: number, size: number): void {
  const [petal, count] = [brush.pick(PETALS), 7 + Math.floor(brush.random() * 6)];
  const fill = brush.round('#ffffff', petal);
  const aspect = [brush.unit / brush.width, brush.unit / brush.height] as const;
  times(count * 2, (index) => {
    const turn = (index / count) * 360 + (index >= count ? 180 / count : 0);
    const far = size * (index >= count ? 0.42 : 0.62);
    const angle = (turn * Math.PI) / 180;
    brush.ellipse(
      x + Math.cos(angle) * far * aspect[0],
      y + Math.sin(angle) * far * aspect[1],
      [size * 0.5, size * 0.26],
      index % 2 ? petal : fill,
      turn,
    );
  });
  brush.circle(x, y, size * 0.2, brush.round('#ffe9a8', '#b9791f'));
}

/** People seen against the light. */
export function people(brush: Brush, colour: string, count: number): void {
  times(count, (index) => {
    const [x, tall] = [(index + brush.between(0.2, 0.8)) / count, brush.between(0.3, 0.42)];
    const [arm, lean] = [brush.between(-0.2, 0.02), brush.between(-0.02, 0.02)];
    const [head, chin] = [-tall - 0.02, -tall + 0.035];
    brush.shape(
      x,
      1.02,
      `M-.07 0L${lean - 0.06} ${chin + 0.05}Q${lean} ${chin - 0.01} ${lean + 0.06} ${chin + 0.05}L.07 0Z`,
      colour,
    );
    brush.shape(
      x,
      1.02,
      `M${lean + 0.05} ${chin + 0.06}Q.12 ${chin + 0.05} .11 ${chin + arm}M${lean - 0.05} ${chin + 0.06}Q-.11 ${chin + 0.1} -.1 ${chin - arm / 2}`,
      'none',
      `stroke="${colour}" stroke-width=".026" stroke-linecap="round"`,
    );
    brush.shape(
      x,
      1.02,
      `M${lean - 0.037} ${head}A.037 .045 0 1 1 ${lean + 0.037} ${head}A.037 .045 0 1 1 ${lean - 0.037} ${head}Z`,
      colour,
    );
  });
}
