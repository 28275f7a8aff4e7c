import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerOf, bodyOf, keepPace } from './pace';

describe('the pace', () => {
  const EVERY = 1000;
  let late: ReturnType<typeof jest.fn>;
  beforeEach(() => {
    jest.useFakeTimers();
    late = jest.fn();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  describe('of a body that is waited for', () => {
    let request: { complete: boolean; socket: Socket & { bytesRead: number } };
    beforeEach(() => void (request = { complete: false, socket: { bytesRead: 400 } as Socket }));
    /** So many bytes come before each look. */
    const come = (...bytes: number[]) => {
      for (const more of bytes) {
        request.socket.bytesRead += more;
        jest.advanceTimersByTime(EVERY);
      }
    };

    it('is too slow when it brings too little twice in a row, which is said once only', () => {
      keepPace(bodyOf(request), EVERY, late);
      come(60_000, 100, 60_000, 100);
      expect(late).not.toHaveBeenCalled();
      come(49_000);
      expect(late).toHaveBeenCalledTimes(1);
      come(0, 0, 0);
      expect(late).toHaveBeenCalledTimes(1);
    });

    it('is of no interest when the body is there, nor when nobody waits any more', () => {
      keepPace(bodyOf(request), EVERY, late);
      come(60_000, 0);
      request.complete = true;
      come(0, 0, 0);
      request.complete = false;
      keepPace(bodyOf(request), EVERY, late)();
      come(0, 0, 0);
      expect(late).not.toHaveBeenCalled();
    });
  });

  describe('of an answer that goes out', () => {
    let socket: Socket & { bytesWritten: number; writableLength: number; destroyed: boolean };
    beforeEach(() => void (socket = { bytesWritten: 400, writableLength: 0, destroyed: false } as Socket));
    const start = () => keepPace(answerOf({ socket }), EVERY, late);
    /** So many bytes are given out in all before each look, and so many of them are not taken yet. */
    const give = (...looks: [given: number, left: number][]) => {
      for (const [given, left] of looks) {
        socket.bytesWritten += given;
        socket.writableLength = left;
        jest.advanceTimersByTime(EVERY);
      }
    };

    it('is too slow when a reader who has something to take takes too little of it twice in a row', () => {
      start();
      give([500_000, 450_000], [0, 449_000], [100_000, 480_000], [0, 450_000]);
      expect(late).not.toHaveBeenCalled();
      give([0, 449_900]);
      expect(late).toHaveBeenCalledTimes(1);
    });

    it('is not the reader’s while the next part is still being made', () => {
      start();
      give([1000, 0], [0, 0], [1000, 0], [0, 0], [1000, 900], [0, 0], [0, 0]);
      expect(late).not.toHaveBeenCalled();
    });

    it('is of no interest when the answer has ended', () => {
      start();
      give([500_000, 500_000]);
      socket.destroyed = true;
      give([0, 500_000], [0, 500_000]);
      expect(late).not.toHaveBeenCalled();
    });
  });
});
