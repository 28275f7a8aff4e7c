import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fileOfData, reducedSize, reducePicture } from './reduce-picture';

const photo = new File(['large'], 'photo.jpg', { type: 'image/jpeg' });
const close = jest.fn();
const pictureOf = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close }) });
const draw = jest.fn();

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: jest.fn(),
    drawImage: draw,
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
});
afterEach(() => {
  jest.restoreAllMocks();
  draw.mockClear();
  close.mockClear();
});

describe('a picture before it is uploaded', () => {
  it('is reduced to the given width and keeps its shape', () => {
    expect(reducedSize({ width: 4000, height: 3000 }, 1000)).toEqual({ width: 1000, height: 750 });
    expect(reducedSize({ width: 1000, height: 3000 }, 1000)).toEqual({ width: 1000, height: 3000 });
    expect(reducedSize({ width: 9000, height: 2 }, 1000)).toEqual({ width: 1000, height: 1 });
  });

  it('is drawn smaller as JPEG when it is wider', async () => {
    pictureOf(4000, 3000);
    const reduced = await reducePicture(photo, 1000);
    expect([reduced.type, reduced.size]).toEqual(['image/jpeg', 5]);
    expect(draw).toHaveBeenCalledWith(expect.anything(), 0, 0, 1000, 750);
    expect(close).toHaveBeenCalled();
  });

  it('stays the same file when it is small enough and of a format that is taken', async () => {
    pictureOf(1000, 800);
    expect(await reducePicture(photo, 1000)).toBe(photo);
  });

  it('becomes JPEG when it is small but of another format', async () => {
    pictureOf(400, 300);
    expect((await reducePicture(new File(['x'], 'a.webp', { type: 'image/webp' }), 1000)).type).toBe('image/jpeg');
  });

  it('stays the same file when the browser cannot read it, so that the service says why', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown format')) });
    expect(await reducePicture(photo, 1000)).toBe(photo);
  });

  it('is made of a data address', async () => {
    const file = fileOfData(`data:image/png;base64,${btoa('abc')}`);
    expect([file.type, file.size]).toEqual(['image/png', 3]);
  });
});
