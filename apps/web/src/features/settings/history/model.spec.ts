import { describe, expect, it } from '@jest/globals';
import { shownFields } from './model';

describe('the fields of a line of the history', () => {
  it('are told for the page and the settings, without those that have no name', () =>
    expect(shownFields({ act: 'party.updateParty', fields: ['zone', 'date', 'title'] })).toEqual(['title', 'date']));

  it('are not told for other acts', () =>
    expect(shownFields({ act: 'contacts.addContact', fields: ['title', 'name'] })).toEqual([]));
});
