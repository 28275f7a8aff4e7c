import { beforeEach, describe, expect, it } from '@jest/globals';
import { Circuit } from './circuit';

describe('Circuit', () => {
  let now: number;
  let circuit: Circuit;
  beforeEach(() => {
    now = 1000;
    circuit = new Circuit({ now: () => now, random: () => 1 });
  });
  const tryAndFail = () => {
    const end = circuit.begin();
    circuit.failed();
    end();
  };

  it('is closed until a call fails', () => {
    expect(circuit.isClosed).toBe(true);
    circuit.begin()();
    circuit.succeeded();
    expect(circuit.isClosed).toBe(true);
  });

  it('opens for a pause after a failure', () => {
    tryAndFail();
    expect(circuit).toMatchObject({ isClosed: false, dueAt: 1100 });
  });

  it('allows one call at a time when the pause is over', () => {
    tryAndFail();
    now += 100;
    const end = circuit.begin();
    expect(circuit.dueAt).toBe(Infinity);
    end();
    expect(circuit.dueAt).toBe(1100);
  });

  it('doubles the pause with every failed try, up to ten seconds', () => {
    const pauses: number[] = [];
    for (let n = 0; n < 9; n++) {
      tryAndFail();
      pauses.push(circuit.dueAt - now);
      now = circuit.dueAt;
    }
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  });

  it('varies the pauses so that several callers do not retry together', () => {
    circuit = new Circuit({ now: () => now, random: () => 0 });
    tryAndFail();
    expect(circuit.dueAt - now).toBe(50);
  });

  it('counts concurrent failures as one', () => {
    for (let n = 0; n < 20; n++) circuit.failed();
    expect(circuit.dueAt - now).toBe(100);
  });

  it('closes with the first answer, and starts again with the shortest pause', () => {
    for (let n = 0; n < 5; n++) tryAndFail();
    circuit.succeeded();
    expect(circuit.isClosed).toBe(true);
    tryAndFail();
    expect(circuit.dueAt - now).toBe(100);
  });
});
