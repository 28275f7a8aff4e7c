import { media } from '@festlig/contracts/media';
import type { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

/** Milliseconds after the start when all of them are drawn. */
export const DRAWN_AFTER = 60_000;

/** The addresses of the product's pictures with these names, which are drawn after the start. */
export const drawnPictures = (visitor: Visitor, names: readonly string[]): Promise<string[]> =>
  waitFor(
    async () => {
      const all = Object.values(await visitor.call(media.calls.listHeroImages, {})).flat();
      const found = names.map((name) => all.find((path) => path.includes(name)) ?? '');
      return found.includes('') ? undefined : found;
    },
    'pictures of all kinds',
    DRAWN_AFTER / 1000,
    500,
  );
