import { describe, expect, it } from '@jest/globals';
import { rateOf, type SendFacts, sendProgress } from './send-progress';

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 12, 0, seconds));
const state: SendFacts = {
  id: 'a',
  templateId: 'b',
  type: 'invitation',
  name: 'Kom',
  audience: 'all',
  state: 'going',
  planned: false,
  createdAt: at(0),
  endedAt: null,
};
const counts = { total: 100, sent: 40, failed: 1, unsubscribed: 2 };

describe('sendProgress and rateOf', () => {
  it('report planning, then sending, then finished', () => {
    expect(sendProgress(state, counts, [], at(1)).status).toBe('planning');
    expect(sendProgress({ ...state, planned: true }, counts, [], at(1))).toMatchObject({
      status: 'sending',
      total: 100,
      emailsSent: 40,
      errors: 1,
      ended: false,
    });
    const marks = [{ at: at(9), sent: 50 }];
    expect(sendProgress({ ...state, planned: true, endedAt: at(9) }, counts, marks, at(10))).toMatchObject({
      status: 'finished',
      ended: true,
      rate: 0,
      endedAt: at(9).toISOString(),
    });
  });

  it('report paused and cancelled sends, but finished when all recipients were done before the cancellation', () => {
    const marks = [{ at: at(9), sent: 50 }];
    const paused: SendFacts = { ...state, planned: true, state: 'paused' };
    expect(sendProgress(paused, counts, marks, at(10))).toMatchObject({ status: 'paused', ended: false, rate: 0 });
    const cancelled: SendFacts = { ...state, planned: true, state: 'cancelled' };
    expect(sendProgress(cancelled, counts, marks, at(10))).toMatchObject({ status: 'cancelled', ended: false });
    const over = { ...cancelled, endedAt: at(9) };
    expect(sendProgress(over, counts, [], at(10))).toMatchObject({ status: 'cancelled', ended: true });
    expect(sendProgress(over, { ...counts, sent: 99 }, [], at(10)).status).toBe('finished');
  });

  it('report a send whose address is not verified yet with the mails it is for, and as cancelled once it was given up', () => {
    const waiting: SendFacts = { ...state, state: 'unverified' };
    const nothing = { total: 12, sent: 0, failed: 0, unsubscribed: 0 };
    expect(sendProgress(waiting, nothing, [], at(9))).toMatchObject({ status: 'unverified', total: 12, ended: false });
    const ended: SendFacts = { ...state, state: 'cancelled', planned: true, endedAt: at(9) };
    expect(sendProgress(ended, { ...nothing, total: 0 }, [], at(9))).toMatchObject({
      status: 'cancelled',
      ended: true,
    });
  });

  it('count guests who unsubscribed since the plan as unsubscribed, and texts that did not arrive apart', () => {
    const texts = { textTotal: 20, textSent: 10, textFailed: 5, textUnsubscribedSince: 4, textLost: 3 };
    const ended: SendFacts = { ...state, planned: true, limited: true, reached: 250, endedAt: at(9) };
    const all = { ...counts, sent: 97, failed: 3, unsubscribedSince: 2, ...texts };
    expect(sendProgress(ended, all, [], at(10))).toMatchObject({
      total: 98,
      emailsSent: 97,
      errors: 1,
      unsubscribed: 4,
      textTotal: 16,
      textSent: 7,
      textErrors: 1,
      textLost: 3,
      left: { guests: 150 },
    });
    const done = { ...all, textSent: 15 };
    expect(sendProgress({ ...ended, state: 'cancelled' }, done, [], at(10)).status).toBe('finished');
  });

  it('report a send as empty when everybody has unsubscribed since the plan', () => {
    const gone = { total: 2, sent: 0, failed: 2, unsubscribed: 1, unsubscribedSince: 2 };
    const ended: SendFacts = { ...state, planned: true, endedAt: at(1) };
    expect(sendProgress(ended, gone, [], at(2))).toMatchObject({ status: 'empty', errors: 0, unsubscribed: 3 });
  });

  it('report an empty send once the plan has found no recipients', () => {
    const nobody = { total: 0, sent: 0, failed: 0, unsubscribed: 2 };
    const ended: SendFacts = { ...state, planned: true, endedAt: at(1) };
    expect(sendProgress(ended, nobody, [], at(2))).toMatchObject({ status: 'empty', ended: true, unsubscribed: 2 });
    expect(sendProgress(state, nobody, [], at(1)).status).toBe('planning');
    expect(sendProgress({ ...ended, state: 'cancelled' }, nobody, [], at(2)).status).toBe('cancelled');
  });

  it('report how many guests exceeded the daily quota, and when they can be mailed', () => {
    const left = (more: Partial<SendFacts>) => sendProgress({ ...state, ...more }, counts, [], at(1)).left;
    // The day after 1 January begins at midnight in Copenhagen.
    expect(left({ limited: true, reached: 250 })).toEqual({ guests: 150, from: '2027-01-01T23:00:00.000Z' });
    expect(left({ limited: true, reached: 100 })).toBeNull();
    expect(left({ limited: true })).toBeNull();
    expect(left({ reached: 250 })).toBeNull();
  });

  it('measure the rate over the last ten seconds only', () => {
    const marks = [
      { at: at(5), sent: 500 },
      { at: at(25), sent: 50 },
      { at: at(29), sent: 50 },
    ];
    expect(rateOf(marks, at(0), at(30))).toBe(10);
  });

  it('measure the rate of a new send from its start', () => {
    expect(rateOf([{ at: at(2), sent: 100 }], at(0), at(4))).toBe(25);
    expect(rateOf([], at(0), at(0))).toBe(0);
  });
});
