import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { release } from './release';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .raw()
    .toBuffer();

describe('the memory of a picture', () => {
  it('is returned at once', async () => {
    const bytes = await picture();
    const { buffer } = bytes;
    expect(bytes).toHaveLength(40 * 30 * 3);
    release(bytes);
    expect(bytes).toHaveLength(0);
    expect(buffer.detached).toBe(true);
  });

  it('stays where others read the same memory', () => {
    const bytes = Buffer.from(new ArrayBuffer(8)).subarray(2, 6);
    release(bytes);
    expect(bytes).toHaveLength(4);
    expect(bytes.buffer.detached).toBe(false);
  });
});
