import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { CHANGES, KeptCounts, type Step } from '../contacts.fixture';
import { StandingRepository } from './standing.repository';

/** Where the process that makes a change dies. */
type Death = 'never' | 'before counting' | 'before moving';
class Killed extends Error {}

const step = (deaths: readonly Death[]): fc.Arbitrary<Step & { death: Death }> =>
  fc.record({
    what: fc.constantFrom(...CHANGES),
    guest: fc.nat(7),
    address: fc.option(fc.nat(2), { freq: 6 }),
    version: fc.integer({ min: 1, max: 3 }),
    yes: fc.boolean(),
    other: fc.boolean(),
    death: fc.constantFrom(...deaths),
  });

/** Reports a case that hangs, or that takes long to shrink, before the test's own time limit. */
const BOUNDS = { numRuns: 40, timeout: 30_000, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true };

describe('the kept counts of guests under any sequence of changes', () => {
  const dying = new AsyncLocalStorage<Death>();
  let list: KeptCounts;

  /** Kills the process at a call of this repository method. */
  const killAt = <T extends object>(target: T, method: keyof T & string, death: Death) => {
    const real = (target[method] as (...given: unknown[]) => Promise<unknown>).bind(target);
    jest.spyOn(target as Record<string, () => Promise<unknown>>, method).mockImplementation(async (...given) => {
      if (dying.getStore() === death) throw new Killed();
      return real(...given);
    });
  };

  beforeAll(async () => {
    list = await KeptCounts.start();
    killAt(list.counts, 'add', 'before counting');
    killAt(list.get(StandingRepository), 'changeSome', 'before moving');
    killAt(list.get(StandingRepository), 'changeEach', 'before moving');
  });
  afterAll(() => list.service.stop());

  it('equal the guests after each change', async () => {
    const steps = fc.array(step(['never']), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const { parties, act } = list.aCase();
        for (const change of changes) {
          await act(change);
          for (const partyId of parties) expect(await list.told(partyId)).toEqual(await list.counted(partyId));
        }
      }),
      BOUNDS,
    );
  }, 120_000);

  it('are right again after the sweep, whatever ran at the same time and wherever processes died', async () => {
    const together = fc.array(step(['never', 'never', 'before counting', 'before moving']), { maxLength: 4 });
    const groups = fc.array(fc.record({ together, seconds: fc.nat(90) }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(groups, async (all) => {
        const { parties, act } = list.aCase();
        let nobodyDied = true;
        for (const { together: changes, seconds } of all) {
          const ends = await Promise.allSettled(changes.map((change) => dying.run(change.death, () => act(change))));
          for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Killed);
          nobodyDied &&= ends.every(({ status }) => status === 'fulfilled');
          if (nobodyDied) for (const partyId of parties) await list.expectEachCountedOnce(partyId);
          list.service.clock.advance(seconds * 1000);
        }
        await list.sweepAll();
        for (const partyId of parties) expect(await list.told(partyId)).toEqual(await list.counted(partyId));
      }),
      BOUNDS,
    );
  }, 120_000);
});
