import { describe, expect, it } from '@jest/globals';
import { jpegScans } from './jpeg-scans';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const segment = (marker: number, ...data: number[]): number[] => [0xff, marker, 0, data.length + 2, ...data];
const scan = [...segment(0xda, 1, 2), 7, 0xff, 0x00, 8, 0xff, 0xd0, 9];
const jpeg = (...parts: number[][]): Uint8Array => Uint8Array.from([START, ...parts].flat());

describe('the scans of a JPEG', () => {
  it('are counted across stuffed bytes, restarts, fill bytes and other segments', () => {
    expect(jpegScans(jpeg(segment(0xe0, 1), scan, segment(0xc4, 1), scan, [0xff, 0xff], scan, END))).toBe(3);
    expect(jpegScans(jpeg(...Array.from({ length: 150 }, () => scan), END))).toBe(150);
  });

  it('do not include those of a smaller picture inside a segment, nor what follows the end', () => {
    const inner = [...START, ...scan, ...END];
    expect(jpegScans(jpeg(segment(0xe1, ...inner), scan, END, scan))).toBe(1);
  });

  it('are counted in a file that is cut off without running past its end', () => {
    expect(jpegScans(jpeg(scan, [0xff, 0xda]))).toBe(1);
    expect(jpegScans(jpeg(scan, [0xff, 0xe1, 0xff, 0xff]))).toBe(1);
    expect(jpegScans(jpeg())).toBe(0);
  });
});
