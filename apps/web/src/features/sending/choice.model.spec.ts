import { describe, expect, it } from '@jest/globals';
import { MAX_PICKED } from '@festlig/contracts/contacts';
import { isChosen, isFull, isNobody, mayGetAgain, NOBODY, shownBy, whomOf, withGuest } from './choice.model';

describe('choosing guests', () => {
  it('one by one names those chosen', () => {
    const two = withGuest(withGuest(NOBODY, 'a', true), 'b', true);
    expect(two).toEqual({ search: null, sids: ['a', 'b'] });
    expect([isChosen(two, 'a'), isChosen(two, 'c')]).toEqual([true, false]);
    expect(withGuest(two, 'a', false).sids).toEqual(['b']);
    expect(withGuest(two, 'a', true).sids).toEqual(['b', 'a']);
    expect([isNobody(NOBODY), isNobody(two)]).toEqual([true, false]);
  });

  it('by a search names those left out', () => {
    const found = { search: 'dam', sids: [] };
    const but = withGuest(found, 'a', false);
    expect(but).toEqual({ search: 'dam', sids: ['a'] });
    expect([isChosen(but, 'a'), isChosen(but, 'b')]).toEqual([false, true]);
    expect(withGuest(but, 'a', true)).toEqual(found);
    expect(isNobody(found)).toBe(false);
    expect(isNobody({ search: '', sids: [] })).toBe(false);
  });

  it('has an end where short ids do not fit into an address any more', () => {
    const sids = Array.from({ length: MAX_PICKED }, (_, at) => `${at}`);
    expect(isFull({ search: null, sids })).toBe(true);
    expect(isFull({ search: 'dam', sids: sids.slice(1) })).toBe(false);
  });

  it('searches within what was found', () => {
    expect(shownBy(NOBODY, 'anne')).toBe('anne');
    expect(shownBy({ search: 'dam', sids: [] }, '')).toBe('dam');
    expect(shownBy({ search: 'dam', sids: [] }, 'anne')).toBe('dam anne');
    expect(shownBy({ search: 'd'.repeat(99), sids: [] }, 'anne')).toBe('d'.repeat(99) + ' ');
  });

  it('is told to the server for the audience of one’s own choice only', () => {
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

it('reaches nobody again only with an invitation for those without one', () => {
  expect(mayGetAgain('invitation', 'missing')).toBe(false);
  expect(mayGetAgain('message', 'missing')).toBe(true);
  expect(mayGetAgain('invitation', 'all')).toBe(true);
});
