/** The longest side of a photo that is reduced before it is sent, in pixels: twice a large screen's. */
export const LONGEST = 2560;
/** Bytes of a photo of that size, at most. */
const REDUCED_BYTES = 1_500_000;
/** Bytes from which a photo is reduced while the line's speed is not known. */
const LARGE_BYTES = 6_000_000;
/** Seconds that reducing takes on a phone. */
const REDUCING_SECONDS = 2;
/** Milliseconds after which a photo is sent as it is. */
const PATIENCE_MS = 20_000;

/** What the worker answers: the reduced file, or null when it would not be smaller or cannot be read. */
export type Reduced = Blob | null;

/** Whether sending a file of these bytes takes longer than reducing it first and sending the rest (rule: photo-reduced). */
export function worthReducing(bytes: number, bytesPerSecond: number | null): boolean {
  if (bytesPerSecond === null) return bytes > LARGE_BYTES;
  return (bytes - REDUCED_BYTES) / bytesPerSecond > REDUCING_SECONDS;
}

/** The size of a picture whose longest side is at most `LONGEST`. */
export function fittedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo of at most 2560 pixels as JPEG, made beside the page; null when it would not be smaller, or when this browser
 * cannot do it. Colours beyond sRGB are kept, whatever this screen shows (rule: photo-colours).
 */
export async function reducePhoto(file: Blob): Promise<Reduced> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./reduce-photo.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Reduced>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
      worker.onmessage = ({ data }: MessageEvent<Reduced>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
