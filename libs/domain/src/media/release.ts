/**
 * Returns the memory of a picture at once, and leaves the buffer empty. Pictures lie outside the heap of JavaScript, where
 * some megabytes that wait for the garbage collector make it visit the whole heap once or twice for each photo. Only for a
 * buffer that owns its memory, and that nobody reads any more.
 */
export function release(bytes: Buffer<ArrayBuffer>): void {
  if (bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0);
}
