import { describe, expect, it } from '@jest/globals';
import type { Send } from '@festlig/contracts/messaging';
import { laterReport, percentOf, removesName, runningSend, templateProblems, timeLeft } from './model';

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
  createdAt: '',
  endedAt: null,
  rate: 10,
  ended: false,
  ...more,
});

describe('the placeholders rule', () => {
  const named = { name: 'Party', email: '<p>Dear ((name))</p>' };
  it('asks when the name goes', () => expect(removesName(named, { ...named, email: '<p>Hi</p>' })).toBe(true));
  it('does not ask when it stays, moves to the subject, or never was there', () => {
    expect(removesName(named, { ...named, email: '<p>((name))!</p>' })).toBe(false);
    expect(removesName(named, { name: '((name)), come', email: '<p>Hi</p>' })).toBe(false);
    expect(removesName({ name: 'Party', email: '' }, { name: 'Party', email: '<p>Hi</p>' })).toBe(false);
  });
});

it('needs a subject of two characters and some words', () => {
  const texts = { subjectShort: 'short', bodyRequired: 'body' };
  expect(templateProblems({ name: 'Hi', email: '<p>x</p>' }, texts)).toEqual({});
  expect(templateProblems({ name: ' H ', email: '<p>&nbsp;<br></p>' }, texts)).toEqual({
    name: 'short',
    email: 'body',
  });
});

describe('progress', () => {
  it('counts failures as dealt with', () => expect(percentOf(send({ emailsSent: 490, errors: 10 }))).toBe(50));
  it('is nothing before there is anything, and all after', () => {
    expect(percentOf(send({ total: 0 }))).toBe(0);
    expect(percentOf(send({ total: 0, ended: true }))).toBe(100);
  });
  it('says the time left as one would', () => {
    expect(timeLeft(send())).toEqual({ unit: 'minutes', count: 1 });
    expect(timeLeft(send({ rate: 30 }))).toEqual({ unit: 'seconds', count: 20 });
    expect(timeLeft(send({ emailsSent: 990 }))).toEqual({ unit: 'soon' });
    expect(timeLeft(send({ total: 100_400 }))).toEqual({ unit: 'hours', count: 3 });
  });
  it('does not guess', () => {
    expect(timeLeft(send({ rate: 0 }))).toBeNull();
    expect(timeLeft(send({ status: 'planning' }))).toBeNull();
    expect(timeLeft(send({ ended: true }))).toBeNull();
  });
  it('never goes back when reports overtake each other', () => {
    const [early, late] = [send(), send({ emailsSent: 500 })];
    expect(laterReport(late, early)).toBe(late);
    expect(laterReport(early, late)).toBe(late);
    const ended = send({ ended: true });
    expect(laterReport(late, ended)).toBe(ended);
    expect(laterReport(early, send({ id: 'b', emailsSent: 900 }))).toBe(early);
  });
  it('follows the one that runs', () => {
    expect(runningSend([send({ ended: true }), send({ id: 'b' })])?.id).toBe('b');
    expect(runningSend([send({ ended: true })])).toBeUndefined();
  });
});
