/**
 * Photos that one process decodes at a time: one a processor, because each has one thread, and no more than four, because
 * one of 12 megapixels needs up to 100 MB of memory.
 */
export const decodedAtATime = (processors: number): number => Math.min(4, processors);

/** Bytes of decoded pictures at a time: four photos of 12 megapixels. */
const ROOM = 150_000_000;

/**
 * Bounds the memory of pictures that are decoded at the same time. A file of some hundred kilobytes can need 500 MB: 50
 * megapixels that are interlaced or progressive, and lie on their side, are held whole. Such a picture is decoded alone;
 * all others wait in the order in which they came, so that none waits for ever. Each picture keeps one processor busy, so
 * no more than `most` are decoded at a time; one that waits here has been fetched already, and begins at once.
 */
export class RoomToDecode {
  private taken = 0;
  private decoding = 0;
  private readonly waiting: { bytes: number; begin: () => void }[] = [];

  constructor(private readonly most: number) {}

  /** Does the work once there is room for a picture of so many decoded bytes. */
  async of<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ bytes, begin });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.taken -= bytes;
      this.decoding--;
      this.admit();
    }
  }

  private admit(): void {
    for (let [next] = this.waiting; next && this.hasRoomFor(next.bytes); [next] = this.waiting) {
      this.waiting.shift();
      this.taken += next.bytes;
      this.decoding++;
      next.begin();
    }
  }

  private hasRoomFor(bytes: number): boolean {
    return this.taken === 0 || (this.decoding < this.most && this.taken + bytes <= ROOM);
  }
}
