import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerOf, bodyOf, keepPace } from './pace';

describe('keepPace', () => {
  const EVERY = 1000;
  let late: ReturnType<typeof jest.fn>;
  beforeEach(() => {
    jest.useFakeTimers();
    late = jest.fn();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  describe('for an arriving body', () => {
    let request: { complete: boolean; socket: Socket & { bytesRead: number } };
    beforeEach(() => void (request = { complete: false, socket: { bytesRead: 400 } as Socket }));
    /** Receives so many bytes before each check. */
    const come = (...bytes: number[]) => {
      for (const more of bytes) {
        request.socket.bytesRead += more;
        jest.advanceTimersByTime(EVERY);
      }
    };

    it('reports once that a body is too slow when too few bytes arrive in two checks in a row', () => {
      keepPace(bodyOf(request), EVERY, late);
      come(60_000, 100, 60_000, 100);
      expect(late).not.toHaveBeenCalled();
      come(49_000);
      expect(late).toHaveBeenCalledTimes(1);
      come(0, 0, 0);
      expect(late).toHaveBeenCalledTimes(1);
    });

    it('waits longer for a file of which the binding says that it may come slowly, and reports it when it comes more slowly still', () => {
      keepPace(bodyOf(request), EVERY, late, 4000);
      come(4000, 5000, 100, 4000, 100);
      expect(late).not.toHaveBeenCalled();
      come(3999);
      expect(late).toHaveBeenCalledTimes(1);
    });

    it('reports nothing when the body is complete, nor after it was cancelled', () => {
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

  describe('for an answer being sent', () => {
    let socket: Socket & { bytesWritten: number; writableLength: number; destroyed: boolean };
    beforeEach(() => void (socket = { bytesWritten: 400, writableLength: 0, destroyed: false } as Socket));
    const start = () => keepPace(answerOf({ socket }), EVERY, late);
    /** Before each check, so many bytes are written in all, and so many of them are still unread. */
    const give = (...looks: [given: number, left: number][]) => {
      for (const [given, left] of looks) {
        socket.bytesWritten += given;
        socket.writableLength = left;
        jest.advanceTimersByTime(EVERY);
      }
    };

    it('reports that a reader is too slow when they read too little of the waiting bytes in two checks in a row', () => {
      start();
      give([500_000, 450_000], [0, 449_000], [100_000, 480_000], [0, 450_000]);
      expect(late).not.toHaveBeenCalled();
      give([0, 449_900]);
      expect(late).toHaveBeenCalledTimes(1);
    });

    it('does not blame the reader while the next part is still being made', () => {
      start();
      give([1000, 0], [0, 0], [1000, 0], [0, 0], [1000, 900], [0, 0], [0, 0]);
      expect(late).not.toHaveBeenCalled();
    });

    it('reports nothing when the answer has ended', () => {
      start();
      give([500_000, 500_000]);
      socket.destroyed = true;
      give([0, 500_000], [0, 500_000]);
      expect(late).not.toHaveBeenCalled();
    });
  });
});
