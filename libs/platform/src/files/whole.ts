import { pipeline, type Readable, Transform } from 'node:stream';

/** Milliseconds without a byte after which a transfer counts as dead. */
export const PATIENCE = 10_000;

/**
 * Passes the bytes on, and fails when they stall or are more or fewer than `size`. A connection that is cut can
 * look like the end of a file, so that a part of the file would be accepted as the whole.
 */
export function whole(source: Readable, size?: number, patience = PATIENCE): Readable {
  let seen = 0;
  const stalled = () => {
    // A slow reader is not the fault of the source.
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
  // A failure at one end destroys the other; the reader gets the error from the stream itself.
  pipeline(source, checked, () => clearTimeout(timer));
  return checked;
}
