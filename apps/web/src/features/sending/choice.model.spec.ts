import { aPresend } from '@festlig/testing/messaging/a-presend';
import { describe, expect, it } from '@jest/globals';
import { MAX_PICKED } from '@festlig/contracts/contacts';
import { guestsOf, isChosen, isFull, isNobody, mayGetAgain, NOBODY, shownBy, whomOf, withGuest } from './choice.model';

describe('a choice of guests', () => {
  it('lists the chosen guests when they are chosen one by one', () => {
    const two = withGuest(withGuest(NOBODY, 'a', true), 'b', true);
    expect(two).toEqual({ search: null, sids: ['a', 'b'] });
    expect([isChosen(two, 'a'), isChosen(two, 'c')]).toEqual([true, false]);
    expect(withGuest(two, 'a', false).sids).toEqual(['b']);
    expect(withGuest(two, 'a', true).sids).toEqual(['b', 'a']);
    expect([isNobody(NOBODY), isNobody(two)]).toEqual([true, false]);
  });

  it('lists the excluded guests when everybody found by a search is chosen', () => {
    const found = { search: 'dam', sids: [] };
    const but = withGuest(found, 'a', false);
    expect(but).toEqual({ search: 'dam', sids: ['a'] });
    expect([isChosen(but, 'a'), isChosen(but, 'b')]).toEqual([false, true]);
    expect(withGuest(but, 'a', true)).toEqual(found);
    expect(isNobody(found)).toBe(false);
    expect(isNobody({ search: '', sids: [] })).toBe(false);
  });

  it('is full when more short ids would not fit into an address', () => {
    const sids = Array.from({ length: MAX_PICKED }, (_, at) => `${at}`);
    expect(isFull({ search: null, sids })).toBe(true);
    expect(isFull({ search: 'dam', sids: sids.slice(1) })).toBe(false);
  });

  it('is searched within its own search', () => {
    expect(shownBy(NOBODY, 'anne')).toBe('anne');
    expect(shownBy({ search: 'dam', sids: [] }, '')).toBe('dam');
    expect(shownBy({ search: 'dam', sids: [] }, 'anne')).toBe('dam anne');
    expect(shownBy({ search: 'd'.repeat(99), sids: [] }, 'anne')).toBe('d'.repeat(99) + ' ');
  });

  it('is sent to the server only when the audience is “custom”', () => {
    expect(whomOf('custom', { search: null, sids: ['a'] })).toEqual({
      audience: 'custom',
      picked: ['a'],
      search: null,
      except: [],
    });
    expect(whomOf('custom', { search: 'dam', sids: ['a'] })).toEqual({
      audience: 'custom',
      picked: [],
      search: 'dam',
      except: ['a'],
    });
    expect(whomOf('all', { search: 'dam', sids: ['a'] })).toEqual({
      audience: 'all',
      picked: [],
      search: null,
      except: [],
    });
  });
});

describe('the guests for whom a mail is previewed (rule: mail-preview)', () => {
  const person = { id: 'a'.repeat(24), email: 'a@b.dk', phone: null, texts: 'none' } as const;
  const ids = [
    { ...person, name: 'Anne', receives: 'mail' },
    { ...person, name: 'Mormor', receives: 'unreachable' },
    { ...person, name: 'Bo', receives: 'mail' },
    { ...person, name: 'Carl', receives: 'unsubscribed' },
  ] as const;
  const whom = whomOf('missing', NOBODY);

  it('are those of whom the summary says that a mail reaches them', () => {
    expect(guestsOf(whom, false, aPresend({ ids: [...ids], mail: 2 }))).toEqual({ names: ['Anne', 'Bo'] });
  });

  it('are as many as the day’s mails suffice for, which the button says', () => {
    expect(guestsOf(whom, false, aPresend({ ids: [...ids], mail: 2, today: 1 }))).toEqual({ names: ['Anne'] });
    expect(guestsOf(whom, false, aPresend({ mail: 300, today: 100 }))).toEqual({ whom, total: 100 });
  });

  it('are listed by the audience when they are many, or when they cannot be counted yet', () => {
    expect(guestsOf(whom, false, aPresend({ mail: 300 }))).toEqual({ whom, total: 300 });
    expect(guestsOf(whom, false, null)).toEqual({ whom, total: null });
  });

  it('are nobody while nobody is chosen, and not told while they are counted', () => {
    expect(guestsOf(whomOf('custom', NOBODY), true, undefined)).toEqual({ names: [] });
    expect(guestsOf(whom, false, undefined)).toBeUndefined();
  });
});

it('repeats mails for every audience except an invitation for guests without one', () => {
  expect(mayGetAgain('invitation', 'missing')).toBe(false);
  expect(mayGetAgain('message', 'missing')).toBe(true);
  expect(mayGetAgain('invitation', 'all')).toBe(true);
});
