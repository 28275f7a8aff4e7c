import { ownImageOf, smallTextImage, TEXT_WIDTHS, textImage } from '../web/own-image';

/** Attributes of pictures in cleaned HTML. */
export const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Characters of the words that describe a picture. */
const LONGEST_ALT = 300;
/** A page's text is at most this wide (CSS px), and on a phone as wide as the screen. */
const SIZES = '(max-width: 600px) 100vw, 552px';

const pixels = (value: string | undefined): string | undefined =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;

/**
 * The attributes of a picture that stays: one that was uploaded for this party, in both sizes, loaded when it is near
 * the screen, with its space reserved (rules: own-picture-in-text, hero-is-ours). Null for any other picture.
 */
export function keptImage(attribs: Record<string, string>, partyId: string): Record<string, string> | null {
  const { src = '', alt = '' } = attribs;
  const own = ownImageOf(src);
  if (own?.partyId !== partyId || src !== textImage(own)) return null;
  const [width, height] = [pixels(attribs['width']), pixels(attribs['height'])];
  const isLarge = Number(width ?? 0) > TEXT_WIDTHS.small;
  const sources = `${smallTextImage(own)} ${TEXT_WIDTHS.small}w, ${src} ${width}w`;
  return {
    src,
    ...(isLarge ? { srcset: sources, sizes: SIZES } : {}),
    alt: alt.slice(0, LONGEST_ALT),
    ...(width !== undefined && height !== undefined ? { width, height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}
