import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepPace } from './pace';

describe('a body that is waited for', () => {
  let request: { complete: boolean; socket: Socket & { bytesRead: number } };
  let late: ReturnType<typeof jest.fn>;
  beforeEach(() => {
    jest.useFakeTimers();
    request = { complete: false, socket: { bytesRead: 400 } as Socket };
    late = jest.fn();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  /** So many bytes come before each look. */
  const come = (...bytes: number[]) => {
    for (const more of bytes) {
      request.socket.bytesRead += more;
      jest.advanceTimersByTime(1000);
    }
  };

  it('is given up when it brings too little twice in a row, and once only', () => {
    keepPace(request, 1000, late);
    come(60_000, 100, 60_000, 100);
    expect(late).not.toHaveBeenCalled();
    come(49_000);
    expect(late).toHaveBeenCalledTimes(1);
    come(0, 0, 0);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('is not given up when it is there, nor when nobody waits any more', () => {
    keepPace(request, 1000, late);
    come(60_000, 0);
    request.complete = true;
    come(0, 0, 0);
    request.complete = false;
    keepPace(request, 1000, late)();
    come(0, 0, 0);
    expect(late).not.toHaveBeenCalled();
  });
});
