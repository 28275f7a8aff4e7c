import type sharp from 'sharp';

/** One thread, and no cache: each picture is made once, by a worker that shares its machine with others. */
export function frugal(library: typeof sharp): typeof sharp {
  library.cache(false);
  library.concurrency(1);
  return library;
}
