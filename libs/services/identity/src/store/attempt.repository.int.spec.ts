import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../identity.module';
import { AttemptRepository } from './attempt.repository';

describe('AttemptRepository', () => {
  let service: TestService;
  let attempts: AttemptRepository;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
    attempts = service.app.get(AttemptRepository);
  });
  afterAll(() => service.stop());

  const takeAll = (key: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => attempts.take(key, [0, 0, 0], service.clock.now())));

  it('allows as many attempts as the rule says, also when many come at the same time', async () => {
    const waits = await takeAll('many', 20);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(waits.filter((wait) => wait > 0)).toHaveLength(17);
  });

  it('says how long to wait without counting', async () => {
    const wait = () => attempts.waitFor('asked', [0], service.clock.now());
    expect([await wait(), await wait()]).toEqual([0, 0]);
    expect(await attempts.take('asked', [0], service.clock.now())).toBe(0);
    expect(await wait()).toBe(24 * 3_600_000);
  });

  it('counts an attempt under several keys, and under none of them when one rule refuses it', async () => {
    const both = () =>
      attempts.takeAll(
        [
          ['wide', [0, 0, 0]],
          ['narrow', [0]],
        ],
        service.clock.now(),
      );
    expect([await both(), await both(), await both(), await both()]).toEqual([0, ...Array(3).fill(24 * 3_600_000)]);
    expect(await takeAll('wide', 3)).toEqual(expect.arrayContaining([0, 0, 24 * 3_600_000]));
  });

  it('counts each key on its own, and forgets an attempt after a day', async () => {
    await takeAll('one', 3);
    expect(await attempts.take('another', [0], service.clock.now())).toBe(0);
    expect(await attempts.take('one', [0, 0, 0], service.clock.now())).toBe(24 * 3_600_000);
    service.clock.advance(24 * 3_600_000);
    expect(await takeAll('one', 4)).toEqual([0, 0, 0, 24 * 3_600_000]);
  });
});
