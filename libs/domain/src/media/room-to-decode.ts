/** Bytes of decoded pictures at a time: four photos of 12 megapixels. */
const ROOM = 150_000_000;

/**
 * Bounds the memory of pictures that are decoded at the same time. A file of some hundred kilobytes can need 500 MB: 50
 * megapixels that are interlaced or progressive, and lie on their side, are held whole. Such a picture is decoded alone;
 * all others wait in the order in which they came, so that none waits for ever.
 */
export class RoomToDecode {
  private taken = 0;
  private readonly waiting: { bytes: number; begin: () => void }[] = [];

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
      this.admit();
    }
  }

  private admit(): void {
    for (let [next] = this.waiting; next && this.hasRoomFor(next.bytes); [next] = this.waiting) {
      this.waiting.shift();
      this.taken += next.bytes;
      next.begin();
    }
  }

  private hasRoomFor(bytes: number): boolean {
    return this.taken === 0 || this.taken + bytes <= ROOM;
  }
}
