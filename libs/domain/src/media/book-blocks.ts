/**
 * How the pictures of one page can be placed: a block of pictures fills a rectangle without gaps but those between the
 * pictures, and no picture is cut. Blocks stand beside or below one another, in the order of the pictures.
 */

/** Lengths in millimetres. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The height of a block is `slope * width + extra`. */
interface Grown {
  slope: number;
  extra: number;
}

type Leaf = Grown & { kind: 'picture'; index: number };
export type Block = Leaf | (Grown & { kind: 'row' | 'column'; parts: readonly Block[] });

/** A picture with this shape (width by height) and so many millimetres below it for its caption. */
const picture = (index: number, shape: number, below: number): Block => ({
  kind: 'picture',
  index,
  slope: 1 / shape,
  extra: below,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Blocks of one width below one another. */
const column = (parts: readonly Block[], gap: number): Block => ({
  kind: 'column',
  parts,
  slope: sum(parts.map(({ slope }) => slope)),
  extra: sum(parts.map(({ extra }) => extra)) + gap * (parts.length - 1),
});

/** Blocks of one height beside one another. */
const row = (parts: readonly Block[], gap: number): Block => {
  const slope = 1 / sum(parts.map((part) => 1 / part.slope));
  const taken = sum(parts.map((part) => part.extra / part.slope)) - gap * (parts.length - 1);
  return { kind: 'row', parts, slope, extra: taken * slope };
};

/** All ways to cut a list into at least two lists that are not empty. */
function* cuts<T>(list: readonly T[]): Generator<T[][]> {
  for (let chosen = 1; chosen < 2 ** (list.length - 1); chosen++) {
    const parts: T[][] = [[]];
    for (const [at, item] of list.entries()) {
      if (at > 0 && chosen & (2 ** (at - 1))) parts.push([]);
      parts.at(-1)?.push(item);
    }
    yield parts;
  }
}

const product = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>((made, each) => made.flatMap((so) => each.map((one) => [...so, one])), [[]]);

const KINDS = { row, column };

/** All blocks of these pictures. */
export function blocksOf(shapes: readonly number[], { gap, below }: { gap: number; below: number }): Block[] {
  const made = (from: readonly number[], kinds: readonly (keyof typeof KINDS)[]): Block[] => {
    if (from.length === 1) return from.map((index) => picture(index, shapes[index] ?? 1, below));
    return kinds.flatMap((kind) => {
      // A row within a row is one row.
      const inside = kind === 'row' ? (['column'] as const) : (['row'] as const);
      const choices = [...cuts(from)].flatMap((parts) => product(parts.map((part) => made(part, inside))));
      return choices.map((parts) => KINDS[kind](parts, gap));
    });
  };
  return made([...shapes.keys()], ['row', 'column']);
}

/** The largest rectangle of a block within another, in its middle. */
export function fitted({ slope, extra }: Block, room: Rect): Rect {
  const isWide = slope * room.width + extra <= room.height;
  const width = isWide ? room.width : (room.height - extra) / slope;
  const height = isWide ? slope * width + extra : room.height;
  return { width, height, x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2 };
}

/** Where each picture of a block stands, in the order of the pictures, without the room for its caption. */
export function placesIn(block: Block, rect: Rect, gap: number): Rect[] {
  if (block.kind === 'picture') return [{ ...rect, height: rect.height - block.extra }];
  let { x, y } = rect;
  return block.parts.flatMap((part) => {
    const size =
      block.kind === 'row'
        ? { width: (rect.height - part.extra) / part.slope, height: rect.height }
        : { width: rect.width, height: part.slope * rect.width + part.extra };
    const places = placesIn(part, { x, y, ...size }, gap);
    if (block.kind === 'row') x += size.width + gap;
    else y += size.height + gap;
    return places;
  });
}
