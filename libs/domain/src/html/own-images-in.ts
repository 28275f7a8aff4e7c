import { ownImageOf } from '../web/own-image';

/** The addresses of own pictures in cleaned HTML. */
export const ownImagesIn = (html: string): string[] =>
  Array.from(html.matchAll(/<img\b[^<>]*\bsrc="([^"]*)"/gi), ([, src = '']) => src).filter(
    (src) => ownImageOf(src) !== null,
  );
