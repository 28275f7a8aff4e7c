import { describe, expect, it } from '@jest/globals';
import { mailsADay, mailsByPlan, nextQuotaDay, quotaDay } from './sending-quota';

const createdAt = new Date('2026-05-01T10:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
const account = { createdAt, dailyMails: null };

describe('mailsADay', () => {
  it('grows with the age of the account and the plan of the party', () => {
    const limits = (hours: number) =>
      (['free', 'premium', 'pro'] as const).map((plan) => mailsADay(account, plan, after(hours)));
    expect(limits(0)).toEqual([300, 1000, 5000]);
    expect(limits(23.9)).toEqual([300, 1000, 5000]);
    expect(limits(24)).toEqual([1000, 5000, 20_000]);
    expect(limits(7 * 24)).toEqual([3000, 15_000, 50_000]);
  });

  it('is the number that an operator has set for the account', () => {
    expect(mailsADay({ createdAt, dailyMails: 200_000 }, 'free', after(0))).toBe(200_000);
    expect(mailsADay({ createdAt, dailyMails: 0 }, 'pro', after(1000))).toBe(0);
  });
});

describe('mailsByPlan', () => {
  it('says what an account may send now, and once it is a week old', () => {
    expect(mailsByPlan(account, after(0)).premium).toEqual({ now: 1000, later: 15_000 });
    expect(mailsByPlan(account, after(24)).pro).toEqual({ now: 20_000, later: 50_000 });
    expect(mailsByPlan(account, after(7 * 24)).free).toEqual({ now: 3000, later: 3000 });
    expect(mailsByPlan(account, after(9000)).free).toEqual({ now: 3000, later: 3000 });
    expect(mailsByPlan({ createdAt, dailyMails: 9 }, after(0)).pro).toEqual({ now: 9, later: 9 });
  });
});

describe('quotaDay and nextQuotaDay', () => {
  it('use Danish days, in summer and winter', () => {
    expect(quotaDay(new Date('2026-05-01T21:59:59Z'))).toBe('2026-05-01');
    expect(quotaDay(new Date('2026-05-01T22:00:00Z'))).toBe('2026-05-02');
    expect(quotaDay(new Date('2026-12-01T22:00:00Z'))).toBe('2026-12-01');
  });

  it('end a day where the next one begins, also when the clock changes', () => {
    expect(nextQuotaDay(new Date('2026-05-01T10:00:00Z')).toISOString()).toBe('2026-05-01T22:00:00.000Z');
    expect(nextQuotaDay(new Date('2026-10-24T23:00:00Z')).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });
});
