import { describe, expect, it } from '@jest/globals';
import type { Send } from '@festlig/contracts/messaging';
import { hasPace, percentOf, reasonOf, runningSend, withReport } from './model';

const send = (more: Partial<Send> = {}): Send => ({
  id: 'a',
  templateId: 't',
  type: 'invitation',
  name: 'Come',
  audience: 'all',
  status: 'sending',
  total: 1000,
  emailsSent: 400,
  errors: 0,
  unsubscribed: 0,
  textTotal: 0,
  textSent: 0,
  textErrors: 0,
  unpaid: 0,
  tokens: 0,
  createdAt: '',
  endedAt: null,
  rate: 10,
  limited: false,
  left: null,
  ended: false,
  ...more,
});

describe('the progress of a send', () => {
  it('counts failed mails as done', () => expect(percentOf(send({ emailsSent: 490, errors: 10 }))).toBe(50));
  it('is 0 % for an empty send until it has ended, and then 100 %', () => {
    expect(percentOf(send({ total: 0 }))).toBe(0);
    expect(percentOf(send({ total: 0, ended: true }))).toBe(100);
  });
  it('has no pace while nothing is being sent', () => {
    expect(hasPace(send())).toBe(true);
    expect(hasPace(send({ rate: 0 }))).toBe(false);
    expect(hasPace(send({ status: 'planning' }))).toBe(false);
    expect(hasPace(send({ status: 'paused' }))).toBe(false);
    expect(hasPace(send({ status: 'finished', ended: true }))).toBe(false);
  });
  it('never goes back when reports arrive in the wrong order', () => {
    const [early, late] = [send(), send({ emailsSent: 500 })];
    expect(withReport(late, early)).toBe(late);
    expect(withReport(early, late)).toBe(late);
    const ended = send({ ended: true });
    expect(withReport(late, ended)).toBe(ended);
    expect(withReport(ended, late)).toBe(ended);
    expect(withReport(early, send({ id: 'b', emailsSent: 900 }))).toBe(early);
  });
  it('shows a pause although no mail was sent since the last report', () => {
    const paused = send({ status: 'paused' });
    expect(withReport(send(), paused)).toBe(paused);
  });
  it('follows the running send', () => {
    expect(runningSend([send({ ended: true }), send({ id: 'b' })])?.id).toBe('b');
    expect(runningSend([send({ ended: true })])).toBeUndefined();
  });
});

it.each([
  ['smtp_550', 'refused', '550'],
  ['gave_up', 'gaveUp', ''],
  ['unreachable', 'unknown', ''],
  [null, 'unknown', ''],
])('explains the failure reason %s as %s', (reason, key, code) => {
  expect(reasonOf(reason)).toEqual({ key, code });
});
