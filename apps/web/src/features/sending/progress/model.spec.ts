import { describe, expect, it } from '@jest/globals';
import { aSend } from '@festlig/testing/messaging/a-send';
import {
  failedOf,
  hasPace,
  hasTexts,
  isBegun,
  isSentWith,
  messageInHand,
  missedOf,
  percentOf,
  reasonOf,
  runningSend,
  withReport,
} from './model';

const send = aSend;

describe('the progress of a send', () => {
  it('counts failed mails as done', () => expect(percentOf(send({ emailsSent: 490, errors: 10 }))).toBe(50));
  it('counts texts as mails', () => {
    const both = send({
      total: 600,
      emailsSent: 290,
      errors: 10,
      textTotal: 400,
      textSent: 193,
      textErrors: 5,
      textLost: 2,
    });
    expect(percentOf(both)).toBe(50);
    expect(missedOf({ ...both, unpaid: 1 })).toBe(18);
    expect(failedOf(both)).toBe(15);
    const early = send({ textTotal: 400, textSent: 10 });
    expect(withReport(both, early)).toBe(both);
  });
  it('has texts also when none of them could be paid for', () => {
    expect(hasTexts(send())).toBe(false);
    expect(hasTexts(send({ textTotal: 1 }))).toBe(true);
    expect(hasTexts(send({ unpaid: 1 }))).toBe(true);
  });
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

it('tells a send that has begun from one that waits for its host’s address, or was given up while it did', () => {
  const [waiting, stopped] = [
    send({ status: 'unverified', emailsSent: 0 }),
    send({ status: 'cancelled', ended: true, emailsSent: 3 }),
  ];
  const unbegun = { ...stopped, total: 0, emailsSent: 0 };
  expect([send(), stopped, waiting, unbegun].map(isBegun)).toEqual([true, true, false, false]);
  expect([send(), stopped, waiting, unbegun].map((one) => isSentWith([one], one.templateId))).toEqual([
    ...[true, true, true],
    false,
  ]);
});

describe('the message that a host is in the middle of (rule: status-after-send)', () => {
  const [before, after] = ['2026-12-31T10:00:00Z', '2027-01-02T10:00:00Z'];
  const templates = [
    { id: 'sent', modifiedAt: after },
    { id: 'old', modifiedAt: before },
    { id: 'new', modifiedAt: after },
    { id: 'sent-too', modifiedAt: after },
  ];
  const done = send({ templateId: 'sent', status: 'finished', ended: true });
  const earlier = send({ ...done, templateId: 'sent-too' });

  it('was changed since the last send, and never sent', () => {
    expect(messageInHand([done, earlier], templates)).toBe('new');
    expect(messageInHand([done, earlier], templates.toSpliced(2, 1))).toBeUndefined();
  });
  it('is that of the last send when it was stopped or reached nobody, unless that was deleted', () => {
    const [stopped, failed] = [send({ ...done, status: 'cancelled' }), send({ ...done, emailsSent: 0 })];
    const listed = templates.slice(0, 2);
    expect([stopped, failed, done].map((last) => messageInHand([last, earlier], listed))).toEqual([
      ...['sent', 'sent'],
      undefined,
    ]);
    expect(messageInHand([stopped], templates.slice(1, 2))).toBeUndefined();
  });
  it('is none before the first send', () => expect(messageInHand([], templates)).toBeUndefined());
});

it.each([
  ['smtp_550', 'refused', '550'],
  ['gave_up', 'gaveUp', ''],
  ['unreachable', 'unknown', ''],
  [null, 'unknown', ''],
])('explains the failure reason %s as %s', (reason, key, code) => {
  expect(reasonOf(reason)).toEqual({ key, code });
});
