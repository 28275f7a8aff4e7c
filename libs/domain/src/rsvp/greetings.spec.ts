import { describe, expect, it } from '@jest/globals';
import { greetingsOf, sentGreeting } from './greetings';

const yes = { isComming: true, comment: 'Hurrah' };
const no = { isComming: false, comment: 'So sorry' };

describe('the greetings of a reply (rule: reply-comment-of-answer)', () => {
  it('are those of its answer and of the answer before', () => {
    expect(greetingsOf(undefined)).toEqual({});
    expect(greetingsOf({ ...yes, earlier: null })).toEqual({ yes: 'Hurrah' });
    expect(greetingsOf({ ...no, earlier: yes })).toEqual({ yes: 'Hurrah', no: 'So sorry' });
  });
});

describe('a greeting from a form without scripts (rule: reply-comment-of-answer)', () => {
  it('is left out when it is the one of the other answer', () => {
    expect(sentGreeting('no', 'Hurrah', { ...yes, earlier: null })).toBe('');
    // Sent twice: the answer has changed meanwhile.
    expect(sentGreeting('no', 'Hurrah', { isComming: false, comment: '', earlier: yes })).toBe('');
  });
  it('is kept when it was written, when the answer is the same, and when there was none', () => {
    expect(sentGreeting('no', 'Sorry', { ...yes, earlier: null })).toBe('Sorry');
    expect(sentGreeting('yes', 'Hurrah', { ...yes, earlier: null })).toBe('Hurrah');
    expect(sentGreeting('yes', 'Hurrah', { ...no, earlier: yes })).toBe('Hurrah');
    expect(sentGreeting('yes', 'Hurrah', { isComming: false, comment: 'Hurrah', earlier: yes })).toBe('Hurrah');
    expect(sentGreeting('yes', 'Hurrah', undefined)).toBe('Hurrah');
  });
});
