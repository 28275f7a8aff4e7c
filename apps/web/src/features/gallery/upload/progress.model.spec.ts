import { describe, expect, it } from '@jest/globals';
import { listed, progressOf, refusalOf } from './progress.model';
import { EMPTY, type Queue, type QueuedFile, type Step } from './queue.model';

const queueOf = (steps: Step[], changes: Partial<Queue> = {}): Queue => ({
  ...EMPTY,
  files: steps.map((step, at): QueuedFile => {
    return {
      id: `${at}`,
      uploadKey: '',
      name: `${at}.jpg`,
      bytes: 3_000_000,
      modified: 0,
      tries: 0,
      isBegun: false,
      step,
    };
  }),
  ...changes,
});
const ready: Step = { is: 'ready', photoId: 'a', isPublic: true };
const waiting: Step = { is: 'waiting' };

describe('the queue in one line', () => {
  it('counts what is in the gallery, and tells how much of all has arrived', () => {
    const queue = queueOf([
      ready,
      { is: 'sending', share: 0.5 },
      waiting,
      { is: 'refused', error: { code: 'invalid' } },
    ]);
    const { share, ...counts } = progressOf(queue);
    expect(counts).toEqual({
      total: 4,
      sent: 1,
      ready: 1,
      hidden: 0,
      refused: 1,
      isGoing: true,
      isSending: true,
      minutesLeft: null,
    });
    expect(share).toBeCloseTo((1 + 0.475 + 0 + 1) / 4);
  });

  it('is over when every file is in the gallery or refused', () => {
    expect(progressOf(queueOf([ready, { is: 'refused', error: { code: 'invalid' } }])).isGoing).toBe(false);
    expect(progressOf(queueOf([ready, { is: 'reading', photoId: 'b' }])).isGoing).toBe(true);
    expect(progressOf(EMPTY)).toEqual({
      total: 0,
      sent: 0,
      ready: 0,
      hidden: 0,
      refused: 0,
      share: 0,
      isGoing: false,
      isSending: false,
      minutesLeft: null,
    });
  });

  it('has nothing to lose with the tab once every file has arrived, and while the files wait for room', () => {
    const isSending = (steps: Step[], changes: Partial<Queue> = {}) => progressOf(queueOf(steps, changes)).isSending;
    expect([isSending([ready, waiting]), isSending([ready, { is: 'reading', photoId: 'b' }])]).toEqual([true, false]);
    expect(isSending([waiting], { hold: { error: { code: 'photo_limit' }, at: 0 } })).toBe(false);
  });

  it('counts what only the host sees', () => {
    expect(progressOf(queueOf([ready, { ...ready, isPublic: false } as Step]))).toMatchObject({ ready: 2, hidden: 1 });
  });

  it('tells how long the rest takes once it knows, and not while nothing is sent', () => {
    const left = (changes: Partial<Queue>) => progressOf(queueOf([waiting, waiting], changes)).minutesLeft;
    expect(left({ rate: 50_000 })).toBe(2);
    expect(left({ rate: null })).toBeNull();
    expect(left({ rate: 50_000, isPaused: true })).toBeNull();
    // What is sent takes no more time, however long the server is.
    const reading: Step = { is: 'reading', photoId: 'b' };
    expect(progressOf(queueOf([ready, reading], { rate: 1000 }))).toMatchObject({ sent: 2, minutesLeft: null });
    expect(left({ rate: 50_000, isOnline: false })).toBeNull();
    expect(left({ rate: 50_000, hold: { error: { code: 'photo_limit' }, at: 0 } })).toBeNull();
  });
});

it('lists the files that were refused first and those in the gallery last, the others in their order', () => {
  const refused: Step = { is: 'refused', error: { code: 'image_broken' } };
  const { files } = queueOf([ready, waiting, refused, { is: 'sending', share: 0.5 }, ready]);
  expect(listed(files).map(({ id }) => id)).toEqual(['2', '1', '3', '0', '4']);
});

describe('a file when it is chosen', () => {
  it.each([
    ['image/jpeg', 5_000_000, null],
    ['image/png', 25 * 1024 ** 2, null],
    // A browser that does not know the format; the server looks at the content.
    ['', 5000, null],
    ['image/jpeg', 25 * 1024 ** 2 + 1, 'image_too_large'],
    ['video/mp4', 5000, 'image_not_picture'],
    ['application/pdf', 5000, 'image_not_picture'],
    ['image/jpeg', 0, 'image_broken'],
  ])('of the type "%s" and %i bytes is refused as %s', (type, size, code) => {
    expect(refusalOf({ type, size })?.code ?? null).toBe(code);
  });
});
