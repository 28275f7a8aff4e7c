/** A part of a picture, as shares of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All of a picture. */
export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };

/** The width of each format of a hero picture as a multiple of its height. */
export const CROP_ASPECTS = { wide: 1600 / 900, upright: 820 / 900 } as const;
export type CropFormat = keyof typeof CROP_ASPECTS;

/** The largest part in the middle of a picture that has this format; of the height that is left over, the share `above` is above it. */
export function middleOf(picture: { width: number; height: number }, aspect: number, above = 0.5): Area {
  const own = picture.width / picture.height;
  const [width, height] = own > aspect ? [aspect / own, 1] : [1, own / aspect];
  return rounded({ x: (1 - width) / 2, y: (1 - height) * above, width, height });
}

/** The most of a tall picture that is above a proposed part, as a share of its height: a head is often near the top. */
const MOST_ABOVE = 0.06;

/** The part of a host's own picture that is proposed for a format: of a tall one nearer to the top, where the faces are (rule: own-hero). */
export function proposedArea(picture: { width: number; height: number }, format: CropFormat): Area {
  if (picture.height <= picture.width) return middleOf(picture, CROP_ASPECTS[format]);
  const area = middleOf(picture, CROP_ASPECTS[format], 0.3);
  return { ...area, y: Math.min(area.y, MOST_ABOVE) };
}

/** Whether a picture is so tall that its wide part is a strip of it, as of a portrait. */
export const isTall = ({ width, height }: { width: number; height: number }): boolean => width < height * 1.2;

/** The width of the highest picture in a mail as a multiple of its height: below it, the answers begin on a phone's first screen. */
const HIGHEST_IN_MAIL = 4 / 3;

/** What a mail shows of a host's own picture: the wide part, of a tall picture the upper part of the upright one (rule: mail-look). */
export function areaInMail(picture: { width: number; height: number }, parts: Record<CropFormat, Area>): Area {
  if (!isTall(picture)) return parts.wide;
  const { upright } = parts;
  const highest = (upright.width * picture.width) / picture.height / HIGHEST_IN_MAIL;
  return rounded({ ...upright, height: Math.min(upright.height, highest) });
}

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

/** An area in four decimals (a third of a pixel at most), so that the same choice is the same crop. */
export const rounded = ({ x, y, width, height }: Area): Area => ({
  x: share(x),
  y: share(y),
  width: share(width),
  height: share(height),
});

export const isSameArea = (one: Area, other: Area): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** A part of a picture of this size in its pixels: at least one, and none outside the picture. */
export function pixelsOf({ width, height }: { width: number; height: number }, area: Area) {
  const left = Math.min(width - 1, Math.round(area.x * width));
  const top = Math.min(height - 1, Math.round(area.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(area.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(area.height * height))),
  };
}
