import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorsT } from '../../i18n/error-text';
import { testLanguage } from '../../i18n/testing';
import { editErrors, hasStarted, toChange, toValues } from './edit-form.model';
import { mapLink, type PartyContent } from './model';

const party: PartyContent = {
  title: 'Fest',
  body: '<p>Kom <em>glad</em></p>',
  date: '2027-06-20T16:00:00.000Z',
  zone: 'Europe/Copenhagen',
  heroImage: null,
  location: { address: 'Havnen 1', latitude: 55.6, longitude: 12.5 },
  suDate: '2027-06-01',
};
const values = toValues(party);
const now = new Date('2027-05-01T10:00:00Z');
let t: ErrorsT;
beforeAll(async () => {
  t = (await testLanguage('da')).getFixedT('da', 'errors');
});
const fields = (change: Partial<typeof values>, at = now) =>
  Object.keys(editErrors({ ...values, ...change }, party, at, t));

describe('editing the page', () => {
  it('changes nothing when nothing was changed', () => {
    expect(toChange(values, party)).toEqual({});
  });

  it('sends what was changed, and only that', () => {
    expect(toChange({ ...values, title: 'Sommerfest', clock: '19:30' }, party)).toEqual({
      title: 'Sommerfest',
      date: '2027-06-20T17:30:00Z',
    });
    expect(toChange({ ...values, text: 'Kom\n\nog dans', suDate: '' }, party)).toEqual({
      body: '<p>Kom</p><p>og dans</p>',
      suDate: null,
    });
  });

  it('forgets the coordinates of another address', () => {
    expect(toChange({ ...values, place: 'Gaden 2' }, party)).toEqual({
      location: { address: 'Gaden 2', latitude: null, longitude: null },
    });
  });

  it('allows a right page and refuses one without title, date or clock', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ title: '  ', date: '', clock: '' })).toEqual(['title', 'date', 'clock']);
    expect(fields({ title: 'x'.repeat(200) })).toEqual([]);
    expect(fields({ title: 'x'.repeat(201) })).toEqual(['title']);
  });

  it('refuses a past date when it is picked, not when it stands', () => {
    expect(fields({ date: '2027-05-01', suDate: '' })).toEqual([]);
    expect(fields({ date: '2027-04-30', suDate: '' })).toEqual(['date']);
    expect(fields({}, new Date('2027-07-01T10:00:00Z'))).toEqual([]);
  });

  it('wants replies no later than the day itself', () => {
    expect(fields({ suDate: '2027-06-20' })).toEqual([]);
    expect(fields({ suDate: '2027-06-21' })).toEqual(['suDate']);
  });

  it('knows when the event has started', () => {
    expect(hasStarted(party, new Date('2027-06-20T15:59:59Z'))).toBe(false);
    expect(hasStarted(party, new Date('2027-06-20T16:00:00Z'))).toBe(true);
  });
});

describe('the link to a map', () => {
  it('goes by coordinates, else by address, else nowhere', () => {
    expect(mapLink(party.location)).toContain('mlat=55.6&mlon=12.5');
    expect(mapLink({ address: 'Å 1', latitude: null, longitude: null })).toContain('query=%C3%85%201');
    expect(mapLink({ address: '', latitude: null, longitude: null })).toBeNull();
  });
});
