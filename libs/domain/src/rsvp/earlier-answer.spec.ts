import { describe, expect, it } from '@jest/globals';
import { earlierOf, shownEarlier } from './earlier-answer';

const yes = { attending: true, comment: 'Vi glæder os', numberOfPeople: 3 };
const no = { attending: false, comment: '', numberOfPeople: 0 };

describe('the answer before a change between yes and no (rule: earlier-answer)', () => {
  it('is kept with its greeting and its number, also when a later one has none', () => {
    const declined = { ...no, ...earlierOf(yes, no, false) };
    expect(shownEarlier(declined)).toEqual({ isComming: true, comment: 'Vi glæder os', numberOfPeople: 3 });
    const again = { ...yes, comment: 'Alligevel', ...earlierOf(declined, { ...yes, comment: 'Alligevel' }, false) };
    expect(again.earlier).toEqual({ attending: false, comment: 'Vi glæder os', greeting: '', numberOfPeople: 3 });
    expect(shownEarlier(again)).toEqual({ isComming: false, comment: '', numberOfPeople: 3 });
  });

  it('stays through a change of the same answer, and goes when a host changes the answer', () => {
    const declined = { ...no, ...earlierOf(yes, no, false) };
    expect(earlierOf(declined, { ...no, comment: 'Desværre' }, false)).toEqual({ earlier: declined.earlier });
    expect(earlierOf(declined, yes, true)).toBeUndefined();
    expect(earlierOf(yes, { ...yes, comment: '' }, false)).toBeUndefined();
    expect(shownEarlier({})).toBeNull();
  });

  it('does not have the words that the guest has brought back with the new answer', () => {
    const declined = { ...no, ...earlierOf(yes, no, false) };
    expect(earlierOf(declined, yes, false)?.earlier?.comment).toBe('');
  });

  it('is shown as far as an earlier version has stored it', () =>
    expect(shownEarlier({ earlier: { attending: true, comment: 'Hurra' } })).toEqual({
      isComming: true,
      comment: 'Hurra',
      numberOfPeople: 0,
    }));
});
