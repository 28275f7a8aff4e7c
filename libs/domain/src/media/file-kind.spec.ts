import { describe, expect, it } from '@jest/globals';
import { fileKind } from './file-kind';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (type: string, length: number) => [
  ...bytes([0, 0, 0, length], type),
  ...Array.from({ length: length + 4 }, () => 0),
];

describe('the kind of a file', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['png', bytes(PNG, chunk('IHDR', 13), chunk('IDAT', 4), chunk('acTL', 8))],
    ['animated-png', bytes(PNG, chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 4))],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0])],
    ['heic', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0])],
    ['other', bytes('<!doctype html><img src=x onerror=alert(1)>')],
    ['other', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['other', bytes('%PDF-1.7', [0xff, 0xd8, 0xff])],
    ['other', bytes('PK', [3, 4], PNG)],
    ['other', bytes('GIF89a')],
    ['other', bytes('RIFF', [0, 0, 0, 0], 'WEBP')],
    ['other', bytes(' ', [0xff, 0xd8, 0xff])],
    ['other', bytes([0xff, 0xd8])],
    ['other', bytes()],
  ])('is %s by its first bytes', (kind, file) => {
    expect(fileKind(file)).toBe(kind);
  });

  it('is found in a broken PNG without running past its end', () => {
    expect(fileKind(bytes(PNG, [0xff, 0xff, 0xff, 0xff], 'IHDR'))).toBe('png');
    expect(fileKind(bytes(PNG))).toBe('png');
  });
});
