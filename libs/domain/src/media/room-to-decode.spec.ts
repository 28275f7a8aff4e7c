import { beforeEach, describe, expect, it } from '@jest/globals';
import { RoomToDecode } from './room-to-decode';

const MEGABYTE = 1_000_000;

describe('the room to decode pictures', () => {
  let room: RoomToDecode;
  let begun: string[];
  const ends = new Map<string, { done(): void; fail(error: Error): void }>();
  beforeEach(() => {
    room = new RoomToDecode(8);
    begun = [];
  });
  const decode = (name: string, megabytes: number) =>
    room.of(megabytes * MEGABYTE, async () => {
      begun.push(name);
      await new Promise<void>((done, fail) => ends.set(name, { done, fail }));
      return name;
    });
  /** Everything that can begin has begun. */
  const settled = () => new Promise((done) => setImmediate(done));

  it('is enough for four photos of 12 megapixels at a time, and a fifth follows one of them', async () => {
    const [first] = ['1', '2', '3', '4', '5'].map((name) => decode(name, 36.6));
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4']);
    ends.get('1')?.done();
    expect(await first).toBe('1');
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is for no more pictures at a time than there are processors to decode them', async () => {
    room = new RoomToDecode(2);
    const all = [decode('1', 1), decode('2', 1), decode('3', 1)];
    await settled();
    expect(begun).toEqual(['1', '2']);
    for (const name of ['2', '1', '3']) {
      ends.get(name)?.done();
      await settled();
      expect(begun).toEqual(['1', '2', '3']);
    }
    expect(await Promise.all(all)).toEqual(begun);
  });

  it('is taken by one large picture alone, which smaller ones that came later do not overtake', async () => {
    const all = [decode('small', 36), decode('large', 400), decode('large too', 400), decode('next', 36)];
    await settled();
    expect(begun).toEqual(['small']);
    for (const name of ['small', 'large', 'large too', 'next']) {
      expect(begun.at(-1)).toBe(name);
      ends.get(name)?.done();
      await settled();
    }
    expect(await Promise.all(all)).toEqual(begun);
  });

  it('is free again after a picture that cannot be decoded', async () => {
    const broken = decode('broken', 400);
    const next = decode('next', 400);
    await settled();
    ends.get('broken')?.fail(new Error('not a picture'));
    await expect(broken).rejects.toThrow('not a picture');
    await settled();
    ends.get('next')?.done();
    expect(await next).toBe('next');
  });
});
