import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RsvpModule } from '../rsvp.module';
import { MOST_STRANGERS, StrangerDayRepository } from './stranger-day.repository';
import { STRANGER_DAYS, type StrangerDayDocument } from './stranger-day.schema';

describe("the daily count of strangers' first replies", () => {
  const now = new Date('2026-05-01T10:00:00Z');
  let service: TestService;
  let days: StrangerDayRepository;
  beforeEach(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: now.toISOString() });
    days = service.app.get(StrangerDayRepository, { strict: false });
  });
  afterEach(() => service.stop());
  const model = () => service.app.get<Model<StrangerDayDocument>>(getModelToken(STRANGER_DAYS));
  const takeAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => days.take('party', '2026-05-01', now)));

  it('counts each of many simultaneous replies on a day without any before', async () => {
    expect(new Set(await takeAtOnce(20))).toEqual(new Set([true]));
    expect((await model().findById('party:2026-05-01').lean())?.replies).toBe(20);
  });

  it('never exceeds the limit, and is separate for each party and each day', async () => {
    await model().create({ _id: 'party:2026-05-01', replies: MOST_STRANGERS - 3, expiresAt: now });
    expect((await takeAtOnce(10)).filter(Boolean)).toHaveLength(3);
    expect(await days.take('other', '2026-05-01', now)).toBe(true);
    expect(await days.take('party', '2026-05-02', now)).toBe(true);
  });

  it('asks the store no more about a day that is full, and still about every other', async () => {
    await model().create({ _id: 'party:2026-05-01', replies: MOST_STRANGERS - 1, expiresAt: now });
    expect([await takeAtOnce(1), await takeAtOnce(1)]).toEqual([[true], [false]]);
    const update = jest.spyOn(model(), 'updateOne');
    expect(await takeAtOnce(3)).toEqual([false, false, false]);
    expect(update).not.toHaveBeenCalled();
    expect(await days.take('other', '2026-05-01', now)).toBe(true);
    expect(update).toHaveBeenCalled();
  });
});
