import { PartyContent, PartySettings } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import da from '../../../i18n/da/history';
import en from '../../../i18n/en/history';
import { shownFields } from './model';

describe('the fields of a line of the history', () => {
  it('are told for the page and the settings, without those that have no name', () =>
    expect(shownFields({ act: 'party.updateParty', fields: ['zone', 'date', 'title'] })).toEqual(['title', 'date']));

  it('are told for every setting and every part of the page, each with a name in both languages', () => {
    const settings = shownFields({ act: 'party.updateSettings', fields: Object.keys(PartySettings.shape) });
    expect(settings.toSorted()).toEqual(Object.keys(PartySettings.shape).toSorted());
    const page = shownFields({ act: 'party.updateParty', fields: Object.keys(PartyContent.shape) });
    expect([...page, 'zone'].toSorted()).toEqual(Object.keys(PartyContent.shape).toSorted());
    for (const field of [...settings, ...page]) expect([da.fields[field], en.fields[field]]).not.toContain(undefined);
  });

  it('are not told for other acts', () =>
    expect(shownFields({ act: 'contacts.addContact', fields: ['title', 'name'] })).toEqual([]));
});
