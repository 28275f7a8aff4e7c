import { pipeline, type Readable, Transform } from 'node:stream';

/** Milliseconds without a byte after which a transfer counts as dead. */
export const PATIENCE = 10_000;

/**
 * The same bytes; fails when they stall, or are more or fewer than promised. A connection that is cut can look like the
 * end of a file, so that a part would pass for the whole.
 */
export function whole(source: Readable, size?: number, patience = PATIENCE): Readable {
  let seen = 0;
  const stalled = () => {
    // A reader that takes its time is no fault of the source.
    if (checked.readableLength > 0) timer.refresh();
    else checked.destroy(new Error(`no byte in ${patience} ms`));
  };
  const timer: NodeJS.Timeout = setTimeout(stalled, patience);
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      seen += chunk.length;
      done(size !== undefined && seen > size ? new Error(`more than ${size} bytes`) : null, chunk);
    },
    flush(done) {
      done(size !== undefined && seen < size ? new Error(`${seen} of ${size} bytes`) : null);
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
  // Either end takes the other along; the reader hears of it from the stream itself.
  pipeline(source, checked, () => clearTimeout(timer));
  return checked;
}
