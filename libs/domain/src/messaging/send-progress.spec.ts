import { rateOf, sendProgress, type SendState } from './send-progress';

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 12, 0, seconds));
const state: SendState = { id: 'a', templateId: 'b', audience: 'all', planned: false, createdAt: at(0), endedAt: null };
const counts = { total: 100, sent: 40, failed: 1 };

describe('progress of a send', () => {
  it('goes from planning over sending to finished', () => {
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

  it('tells the rate of the last ten seconds only', () => {
    const marks = [
      { at: at(5), sent: 500 },
      { at: at(25), sent: 50 },
      { at: at(29), sent: 50 },
    ];
    expect(rateOf(marks, at(0), at(30))).toBe(10);
  });

  it('counts from the start of a young send', () => {
    expect(rateOf([{ at: at(2), sent: 100 }], at(0), at(4))).toBe(25);
    expect(rateOf([], at(0), at(0))).toBe(0);
  });
});
