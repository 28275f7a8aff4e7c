/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws the parts of one picture as SVG; all lengths are shares of its size. */
export class Brush {
  private readonly definitions: string[] = [];
  private readonly parts: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly random: () => number,
  ) {}

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  /** Fills all from the top to the bottom. */
  sky(...colours: readonly string[]): void {
    const stops = colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`);
    this.definitions.push(`<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`);
    this.parts.push(`<rect width="${this.width}" height="${this.height}" fill="url(#sky)"/>`);
  }

  /** A light that fades outwards. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.9): void {
    const id = `glow${this.definitions.length}`;
    this.definitions.push(
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/>` +
        `<stop offset=".35" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.circle(x, y, radius, `url(#${id})`);
  }

  circle(x: number, y: number, radius: number, fill: string, more = ''): void {
    this.parts.push(
      `<circle cx="${x * this.width}" cy="${y * this.height}" r="${radius * this.unit}" fill="${fill}" ${more}/>`,
    );
  }

  /** Turned by degrees around its centre. */
  ellipse(x: number, y: number, [across, down]: readonly [number, number], fill: string, turn = 0, more = ''): void {
    const [cx, cy] = [x * this.width, y * this.height];
    this.parts.push(
      `<ellipse cx="${cx}" cy="${cy}" rx="${across * this.unit}" ry="${down * this.unit}" fill="${fill}" transform="rotate(${turn} ${cx} ${cy})" ${more}/>`,
    );
  }

  /** A shape by its outline, whose numbers are shares of the shorter side around a point. */
  shape(x: number, y: number, outline: string, fill: string, more = ''): void {
    const place = `translate(${x * this.width} ${y * this.height}) scale(${this.unit})`;
    this.parts.push(`<path d="${outline}" fill="${fill}" transform="${place}" ${more}/>`);
  }

  /** Ground below a line that rises and falls. */
  hill(y: number, height: number, colour: string): void {
    const phases = [this.random() * 7, this.random() * 7, this.random() * 7];
    const points = Array.from({ length: 61 }, (_, step) => {
      const at = (step / 60) * (this.width / this.unit);
      const wave =
        Math.sin(at * 2 + phases[0]!) * 0.55 +
        Math.sin(at * 5 + phases[1]!) * 0.3 +
        Math.sin(at * 13 + phases[2]!) * 0.12;
      return `${(step / 60) * this.width},${(y - wave * height) * this.height}`;
    });
    this.parts.push(
      `<polygon points="0,${this.height} ${points.join(' ')} ${this.width},${this.height}" fill="${colour}"/>`,
    );
  }

  /** Light from the top to the bottom of what follows: one side of a round thing is darker. */
  round(light: string, dark: string): string {
    const id = `round${this.definitions.length}`;
    this.definitions.push(
      `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** What is drawn is out of focus by a share of the shorter side. */
  blurred(amount: number, draw: () => void): void {
    const id = `blur${this.definitions.length}`;
    this.definitions.push(
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount * this.unit}"/></filter>`,
    );
    this.parts.push(`<g filter="url(#${id})">`);
    draw();
    this.parts.push('</g>');
  }

  get unit(): number {
    return Math.min(this.width, this.height);
  }

  svg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions.join('')}</defs>${this.parts.join('')}</svg>`;
  }
}
