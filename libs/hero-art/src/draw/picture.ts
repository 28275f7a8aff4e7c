import { type Box, TITLE_BOXES, type DrawnPlace } from '@festlig/domain/media/title-box';
import { px, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import { Random } from './random';
import { paperFilter, type Part } from './texture';

export const WIDTH = 1600;
export const HEIGHT = 900;

/** The formats of a picture: the part of the sheet that each shows. */
export const FORMATS = {
  wide: { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  upright: { left: 390, top: 0, width: 820, height: HEIGHT },
} as const satisfies Record<string, Part>;
export type Format = keyof typeof FORMATS;

/** Whether a point is in the box of the title or within `margin` px of it. */
const isIn = ({ top, side, bottom }: Box, format: Format, [x, y]: Point, margin: number): boolean => {
  const { left, width } = FORMATS[format];
  return (
    Math.abs(x - (left + width / 2)) < width * (0.5 - side) + margin &&
    y > HEIGHT * top - margin &&
    y < HEIGHT * (1 - bottom) + margin
  );
};

/** How far a piece of paper is above the one below: shadow offset and reach in px, darkness 0-1. */
export interface Lift {
  readonly drop: number;
  readonly reach: number;
  readonly strength: number;
}
export const LIFTS = {
  flat: { drop: 1.5, reach: 4, strength: 0.16 },
  low: { drop: 4, reach: 10, strength: 0.22 },
  mid: { drop: 9, reach: 22, strength: 0.26 },
  high: { drop: 15, reach: 40, strength: 0.28 },
} as const satisfies Record<string, Lift>;

/** A colour and its position on the gradient (0-1), with an optional opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** How a part fades into a colour at one of its edges, what is drawn over a share (0-1) of its height. */
export interface Fade {
  readonly colour: Colour;
  readonly at: 'lower' | 'upper';
  readonly over: number;
}
/**
 * Over which share of the height of a part the ground itself fades, with its light: so slowly that nobody sees where it begins. The grain
 * of the paper ends last, so that no step of the colours is seen. What is drawn keeps its colours until it fades too.
 */
const [GROUND_OVER, GRAIN_OVER] = [0.8, 0.9];
/** At an edge that fades a thin strip has the colour alone. */
const ALONE = 0.04;
/** Between so few shades no step is seen. */
const STEPS = 12;

/** The radius of a light on the ground rather than on a piece, in px. */
const WIDE_GLOW = 600;

/** One sheet on which pieces are placed, the first at the back. */
export class Picture {
  readonly random: Random;
  private readonly definitions = new Map<string, string>();
  /** What is behind all pieces. */
  private readonly grounds: string[] = [];
  private readonly body: string[] = [];

  /** `name` seeds the randomness and makes ids unique when one document contains several pictures. */
  constructor(
    private readonly name: string,
    private readonly shadow: Colour,
    private readonly place: DrawnPlace,
    private readonly format: Format,
    /** Whether it is drawn for a mail, which shows its upper part and its lower one: what hangs ends within the upper one. */
    readonly isInMail = false,
  ) {
    this.random = new Random(name);
  }

  /** Whether the narrow format is drawn, which shows about the middle half of the sheet. */
  get isUpright(): boolean {
    return this.format === 'upright';
  }

  /** Whether a point is not in the lower part that a mail shows, where one alone would look like a spot. */
  readonly isAbove = ([, y]: Point): boolean => !this.isInMail || y < HEIGHT / 2;

  /** Draws from the top edge; in the upright format at this scale, so that what hangs at the sides is seen as well. */
  hung(scale: number, draw: () => void): void {
    this.scaled(scale, 0, draw);
  }

  /** As {@link hung}, from the bottom edge. */
  standing(scale: number, draw: () => void): void {
    this.scaled(scale, HEIGHT, draw);
  }

  private scaled(scale: number, anchor: number, draw: () => void): void {
    if (!this.isUpright) return draw();
    this.add(`<g transform="translate(${px((WIDTH / 2) * (1 - scale))} ${px(anchor * (1 - scale))}) scale(${scale})">`);
    draw();
    this.add('</g>');
  }

  /** Draws with soft edges, `reach` px wide: for what is a shadow far from its object. It costs more than the other shadows. */
  softened(reach: number, draw: () => void): void {
    const id = `${this.name}-soft-${reach}`;
    this.definitions.set(
      id,
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${reach}"/></filter>`,
    );
    this.add(`<g filter="url(#${id})">`);
    draw();
    this.add('</g>');
  }

  /** Whether a point is where the title is, or within `margin` px of it. */
  isTitle(point: Point, margin: number): boolean {
    return isIn(TITLE_BOXES[this.place][this.format], this.format, point, margin);
  }

  /** Adds markup as it is. */
  add(markup: string): void {
    this.body.push(markup);
  }

  /** A linear gradient as a fill; the direction is given in shares (0-1) of the painted piece. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.gradient('linearGradient', line, stops);
  }

  /** A linear gradient in coordinates of the sheet (px), shared by all the pieces that use it. */
  across(stops: readonly Stop[], from: Point, to: Point): string {
    const line = `gradientUnits="userSpaceOnUse" x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}"`;
    return this.gradient('linearGradient', line, stops);
  }

  /** A radial gradient as a fill; centre and radius in shares (0-1) of the painted piece. */
  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    return this.gradient('radialGradient', `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`, stops);
  }

  /** Fills the whole sheet. */
  ground(fill: string): void {
    this.grounds.push(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`);
  }

  /** Fills path data; `opacity` 0-1. */
  fill(path: string, fill: string, opacity = 1): void {
    this.add(
      `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} fill-rule="evenodd"/>`,
    );
  }

  /** Draws path data as a line `width` px wide. */
  line(path: string, stroke: string, width: number, opacity = 1): void {
    const see = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
    this.add(
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${px(width)}" stroke-linecap="round"${see}/>`,
    );
  }

  /** A soft round light (or dark) spot that fades out. A wide one lights the ground. */
  glow([x, y]: Point, radius: number, colour: Colour, opacity: number, squash = 1): void {
    const fill = this.radial([
      [0, colour, opacity],
      [0.4, colour, opacity * 0.45],
      [0.72, colour, opacity * 0.12],
      [1, colour, 0],
    ]);
    (radius >= WIDE_GLOW ? this.grounds : this.body).push(
      `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(radius)}" ry="${px(radius * squash)}" fill="${fill}"/>`,
    );
  }

  /**
   * The soft shadow under a piece, as a stack of widening faint outlines. Blur filters look the same here but each
   * costs 25 ms and more in librsvg, and a picture has hundreds of pieces.
   */
  cast(path: string, lift: Lift): void {
    const rings = lift.reach > 30 ? 12 : lift.reach > 12 ? 8 : lift.reach > 8 ? 4 : 1;
    const opacity = (lift.strength / rings).toFixed(3);
    // The outlines also become thinner inwards; this filling compensates for that up to the edge of the piece.
    const core = ((lift.strength * Math.abs(lift.drop)) / lift.reach).toFixed(3);
    const strokes = Array.from({ length: rings }, (_, ring) => {
      const width = px(((ring + 0.6) / rings) * lift.reach * 2);
      return `<path d="${path}" stroke-width="${width}"${ring === 0 ? ` fill="${this.shadow}" fill-opacity="${core}"` : ''}/>`;
    });
    this.add(
      `<g transform="translate(${px(lift.drop * 0.45)} ${px(lift.drop)})" fill="none" fill-rule="evenodd" ` +
        `stroke="${this.shadow}" stroke-opacity="${opacity}" stroke-linejoin="round">${strokes.join('')}</g>`,
    );
  }

  /** A cut piece of coloured paper: shadow, body with a slight sheen, and the light cut edge. */
  cut(path: string, colour: Colour, lift: Lift = LIFTS.low): void {
    this.cast(path, lift);
    this.fill(path, this.sheen(colour));
    this.add(
      `<path d="${path}" fill="none" stroke="${tint(colour, 0.45)}" stroke-opacity=".5" stroke-width="1.1" stroke-linejoin="round"/>`,
    );
  }

  /** The colour as a fill that is a little lighter towards the light (top left). */
  sheen(colour: Colour): string {
    return this.linear(
      [
        [0, tint(colour, 0.13)],
        [0.5, colour],
        [1, shade(colour, 0.1)],
      ],
      [0.15, 0],
      [0.7, 1],
    );
  }

  /**
   * The finished SVG document, with the paper texture on top; `part` is shown as wide as the whole. It fades `into` a colour at its
   * lower edge, or at its upper one.
   */
  svg(part: Part = FORMATS[this.format], into?: Fade): string {
    const paper = `${this.name}-paper`;
    const { left, top, width, height } = part;
    const full = FORMATS[this.format].width;
    const size = `width="${full}" height="${px((height / width) * full)}"`;
    const sheet = (look: string) => `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${look}/>`;
    const grain = sheet(`filter="url(#${paper})"`);
    const layers = [
      [this.grounds.join(''), GROUND_OVER],
      [this.body.join(''), into?.over ?? 0],
      [grain, GRAIN_OVER],
    ] as const;
    const shown =
      into === undefined
        ? layers.map(([layer]) => layer)
        : [sheet(`fill="${into.colour}"`), ...layers.map(([layer, over]) => this.faded(layer, sheet, into.at, over))];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} ${top} ${width} ${height}">` +
      `<defs>${[...this.definitions.values()].join('')}${paperFilter(paper, part)}</defs>${shown.join('')}</svg>`
    );
  }

  /**
   * A layer that begins and ends softly to be seen through over a share of the height of the sheet, up to its edge. It is masked and not
   * covered by the colour: where nothing is drawn, that would round to other values in every few rows, which are seen as bands.
   */
  private faded(layer: string, sheet: (look: string) => string, at: Fade['at'], over: number): string {
    const stops = Array.from({ length: STEPS + 1 }, (_, step): Stop => {
      const share = step / STEPS;
      return [Number((1 - ALONE - over * (1 - share)).toFixed(3)), '#ffffff', 1 - share * share * (3 - 2 * share)];
    });
    const fill = this.linear(stops, [0, at === 'lower' ? 0 : 1], [0, at === 'lower' ? 1 : 0]);
    const mask = `${this.name}-mask-${this.definitions.size}`;
    this.definitions.set(mask, `<mask id="${mask}">${sheet(`fill="${fill}"`)}</mask>`);
    return `<g mask="url(#${mask})">${layer}</g>`;
  }

  private gradient(tag: string, geometry: string, stops: readonly Stop[]): string {
    const marks = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : ''}/>`,
    );
    const key = `${tag}${geometry}${marks.join('')}`;
    const id = `${this.name}-${this.definitions.size}`;
    const known = this.definitions.get(key);
    if (known) return `url(#${/id="([^"]+)"/.exec(known)?.[1] ?? ''})`;
    this.definitions.set(key, `<${tag} id="${id}" ${geometry}>${marks.join('')}</${tag}>`);
    return `url(#${id})`;
  }
}
