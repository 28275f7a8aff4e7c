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
  it('are those whom the summary names', () => {
    expect(guestsOf('rsvp', NOBODY, ['Bo'])).toEqual({ names: ['Bo'] });
  });

  it('are found by the state of the audience when they are many', () => {
    expect(guestsOf('all', NOBODY, null)).toEqual({ lists: [{}], except: [] });
    expect(guestsOf('withoutRsvp', NOBODY, null)).toEqual({ lists: [{ state: 'silent' }], except: [] });
    expect(guestsOf('photos', NOBODY, null)).toEqual({ lists: [{ state: 'yes' }, { state: 'silent' }], except: [] });
  });

  it('are the chosen ones, or those of a search without the excluded ones', () => {
    expect(guestsOf('custom', { search: null, sids: ['a', 'b'] }, null)).toEqual({
      lists: [{ picked: ['a', 'b'] }],
      except: [],
    });
    expect(guestsOf('custom', { search: 'dam', sids: ['a'], state: 'yes', tag: 'Familie' }, null)).toEqual({
      lists: [{ search: 'dam', state: 'yes', tag: 'Familie' }],
      except: ['a'],
    });
  });

  it('are the whole list while nobody is chosen', () => {
    expect(guestsOf('custom', NOBODY, [])).toEqual({ lists: [{}], except: [] });
  });
});

it('repeats mails for every audience except an invitation for guests without one', () => {
  expect(mayGetAgain('invitation', 'missing')).toBe(false);
  expect(mayGetAgain('message', 'missing')).toBe(true);
  expect(mayGetAgain('invitation', 'all')).toBe(true);
});
