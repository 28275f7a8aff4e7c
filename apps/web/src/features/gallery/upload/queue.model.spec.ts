import { describe, expect, it } from '@jest/globals';
import {
  EMPTY,
  type NewFile,
  nextMoment,
  type Queue,
  queueAfter,
  type QueueEvent,
  readingIds,
  startable,
  waitAfter,
} from './queue.model';

const NOW = 1_000_000;
const file = (id: string, changes: Partial<NewFile> = {}): NewFile => ({
  id,
  uploadKey: `key of ${id}`,
  name: `${id}.jpg`,
  bytes: 1000,
  modified: 5,
  refusal: null,
  ...changes,
});
const after = (events: QueueEvent[], queue: Queue = EMPTY) => events.reduce(queueAfter, queue);
const chosen = (...ids: string[]): QueueEvent => ({ type: 'added', files: ids.map((id) => file(id)) });
const started = (...ids: string[]): QueueEvent[] => ids.map((id) => ({ type: 'started', id }));
const failed = (id: string, code: string, params = {}, now = NOW): QueueEvent => {
  return { type: 'failed', id, error: { code, params }, now, chance: 0 };
};
const received = (id: string, bytesPerSecond: number | null = null): QueueEvent => {
  return { type: 'received', id, photoId: `photo of ${id}`, bytesPerSecond };
};
const steps = ({ files }: Queue) => files.map(({ step }) => step.is);

describe('the queue of chosen files', () => {
  it('starts three at a time, in the order in which they were chosen', () => {
    const queue = after([chosen('a', 'b', 'c', 'd')]);
    expect(startable(queue, NOW)).toEqual(['a', 'b', 'c']);
    expect(startable(after(started('a', 'b', 'c'), queue), NOW)).toEqual([]);
    expect(startable(after([...started('a', 'b', 'c'), received('b')], queue), NOW)).toEqual(['d']);
  });

  it('sends one at a time on a slow line, and several again when it is fast', () => {
    const slow = after([chosen('a', 'b', 'c'), ...started('a'), received('a', 40_000)]);
    expect([slow.rate, startable(slow, NOW)]).toEqual([40_000, ['b']]);
    const fast = after([...started('b'), received('b', 400_000)], slow);
    expect([fast.rate, startable(after([chosen('d', 'e')], fast), NOW)]).toEqual([220_000, ['c', 'd', 'e']]);
  });

  it('takes a file that is on its way once, and one that is through again', () => {
    const queue = after([chosen('a', 'b'), ...started('a')]);
    const same = { type: 'added', files: [file('z', { name: 'a.jpg' })] } as const;
    expect(after([same], queue).files).toHaveLength(2);
    const other = { type: 'added', files: [file('z', { name: 'a.jpg', modified: 6 })] } as const;
    expect(after([other], queue).files).toHaveLength(3);
    const through = after([received('a'), { type: 'ready', id: 'a', isPublic: true }], queue);
    expect(after([same], through).files).toHaveLength(3);
  });

  it('takes a file that cannot become a photo only to say so', () => {
    const queue = after([{ type: 'added', files: [file('a', { refusal: { code: 'image_not_picture' } })] }]);
    expect([steps(queue), startable(queue, NOW)]).toEqual([['refused'], []]);
  });

  it('follows a file from its choice to the gallery', () => {
    const sending = after([chosen('a'), ...started('a'), { type: 'progressed', id: 'a', share: 0.5 }]);
    expect(sending.files[0]?.step).toEqual({ is: 'sending', share: 0.5 });
    const reading = after([received('a')], sending);
    expect(readingIds(reading)).toEqual(['photo of a']);
    const ready = after([{ type: 'ready', id: 'a', isPublic: false }], reading);
    expect(ready.files[0]?.step).toEqual({ is: 'ready', photoId: 'photo of a', isPublic: false });
    expect(after([{ type: 'cleared' }], ready).files).toEqual([]);
  });
});

describe('a file that did not get through', () => {
  it.each(['offline', 'unreached', 'timeout', 'too_slow', 'unavailable', 'too_many_requests'])(
    'is tried again by itself after %s, later each time, while the others go on',
    (code) => {
      let queue = after([chosen('a', 'b')]);
      for (let tries = 0; tries < 20; tries++) {
        queue = after([...started('a'), failed('a', code)], queue);
        const { step } = queue.files[0]!;
        expect(step).toEqual({
          is: 'later',
          error: { code, params: {} },
          at: NOW + Math.min(500 * 2 ** tries, 15_000),
        });
        expect(startable(queue, NOW)).toEqual(['b']);
        expect(nextMoment(queue, NOW)).toBe(step.is === 'later' ? step.at : 0);
        expect(startable(queue, nextMoment(queue, NOW)!)).toEqual(['a', 'b']);
      }
    },
  );

  it('waits as long as the server asks, and phones do not come back at the same moment', () => {
    expect(waitAfter(0, { code: 'unavailable', params: { seconds: 5 } }, 0)).toBe(5000);
    expect(waitAfter(3, { code: 'unreached' }, 0)).toBe(4000);
    expect(waitAfter(3, { code: 'unreached' }, 1)).toBe(8000);
    expect(waitAfter(90, { code: 'unreached' }, 1)).toBe(30_000);
  });

  it('is never given up while the server is unavailable, for longer than a file store may be away', () => {
    let [queue, now] = [after([chosen('a')]), NOW];
    for (let tries = 0; tries < 30; tries++) {
      queue = after([...started('a'), failed('a', 'unavailable', {}, now)], queue);
      expect(steps(queue)).toEqual(['later']);
      now = nextMoment(queue, now)!;
    }
    expect(now - NOW).toBeGreaterThan(30_000);
  });

  it('is given up when the server fails again and again, until somebody tries it', () => {
    let queue = after([chosen('a')]);
    for (let tries = 0; tries < 5; tries++) {
      queue = after([...started('a'), failed('a', 'unexpected')], queue);
      expect(steps(queue)).toEqual(['later']);
    }
    queue = after([...started('a'), failed('a', 'unexpected')], queue);
    expect([steps(queue), nextMoment(queue, NOW)]).toEqual([['refused'], null]);
    queue = after([{ type: 'retried', id: 'a', uploadKey: 'another' }], queue);
    // The same key: perhaps the server has taken the photo, although it could not say so.
    const again = { tries: 0, uploadKey: 'key of a', isBegun: true, step: { is: 'waiting' } };
    expect(queue.files[0]).toMatchObject(again);
  });

  it('that the server has refused is another photo when it is tried again', () => {
    const refused = after([chosen('a'), ...started('a'), received('a')]);
    const error = { code: 'image_broken' };
    const again = [
      { type: 'refused', id: 'a', error } as const,
      { type: 'retried', id: 'a', uploadKey: 'another' } as const,
    ];
    expect(after(again, refused).files[0]).toMatchObject({ uploadKey: 'another', isBegun: false });
  });

  it.each(['image_broken', 'image_is_heic', 'photo_duplicate', 'invalid'])('stops alone after %s', (code) => {
    const queue = after([chosen('a', 'b'), ...started('a'), failed('a', code)]);
    expect([steps(queue), startable(queue, NOW), queue.hold]).toEqual([['refused', 'waiting'], ['b'], null]);
  });

  it('is tried at once when somebody comes back to the tab', () => {
    const queue = after([chosen('a'), ...started('a'), failed('a', 'unreached')]);
    expect(startable(queue, NOW)).toEqual([]);
    expect(startable(after([{ type: 'awoken' }], queue), NOW)).toEqual(['a']);
  });
});

describe('the queue as a whole', () => {
  it('stops when it is paused or offline, forgets what was half sent, and goes on where it stopped', () => {
    for (const [stop, go] of [
      ['paused', 'resumed'],
      ['offline', 'online'],
    ] as const) {
      const queue = after([chosen('a', 'b'), ...started('a'), received('a'), ...started('b'), { type: stop }]);
      expect([steps(queue), startable(queue, NOW), nextMoment(queue, NOW)]).toEqual([['reading', 'waiting'], [], null]);
      // The request that was stopped fails afterwards.
      expect(after([failed('b', 'unreached'), { type: 'progressed', id: 'b', share: 1 }], queue)).toEqual(queue);
      expect(startable(after([{ type: go }], queue), NOW)).toEqual(['b']);
    }
  });

  it.each(['photo_limit', 'gallery_closed'])('waits after %s, and lets one file try whether that is over', (code) => {
    const held = after([chosen('a', 'b', 'c'), ...started('a', 'b'), failed('a', code)]);
    expect(held.hold).toEqual({ error: { code, params: {} }, at: NOW + 30_000 });
    // The file that was on its way already may still arrive.
    expect([steps(held), startable(held, NOW)]).toEqual([['waiting', 'preparing', 'waiting'], []]);
    const alone = after([failed('b', code)], held);
    expect(nextMoment(alone, NOW)).toBe(NOW + 30_000);
    expect(startable(alone, NOW + 30_000)).toEqual(['a']);
    const still = after([...started('a'), failed('a', code)], alone);
    expect([startable(still, NOW), still.files[0]?.tries]).toEqual([[], 0]);
    const over = after([...started('a'), { type: 'progressed', id: 'a', share: 0 }], alone);
    expect([over.hold, startable(over, NOW)]).toEqual([null, ['b', 'c']]);
    expect(startable(after([{ type: 'awoken' }], still), NOW)).toEqual(['a']);
  });

  it('waits without trying until a name is given', () => {
    const held = after([chosen('a', 'b'), ...started('a'), failed('a', 'name_required')]);
    expect([nextMoment(held, NOW), startable(after([{ type: 'awoken' }], held), NOW * 2)]).toEqual([null, []]);
    expect(startable(after([{ type: 'released' }], held), NOW)).toEqual(['a', 'b']);
  });

  it('leaves out what is removed', () => {
    const queue = after([chosen('a', 'b'), ...started('a'), { type: 'removed', id: 'a' }]);
    expect([queue.files.map(({ id }) => id), startable(queue, NOW)]).toEqual([['b'], ['b']]);
    expect(after([received('a'), failed('a', 'unreached')], queue)).toMatchObject({ files: queue.files });
  });
});
