import { describe, expect, it } from '@jest/globals';
import type { Party } from '@festlig/contracts/party';
import { testLanguage } from '../../i18n/testing';
import { changesSince, newField, settingsErrors, settingsOf, toChange, withField, type SettingsValues } from './model';
import { moved, rowsOf } from './links.model';

const values: SettingsValues = {
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: false,
  suDate: '',
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [],
  language: 'da',
  slug: '',
  smsUseSenderNumber: false,
  visibility: 'link',
  photosEnabled: false,
  photosUploadedByGuests: true,
  photosPublicEnabled: true,
  photosPublicDefaultEnabled: true,
  photoBookEnabled: false,
  photosEnabledDate: '',
  actions: [],
};
const party = { date: '2026-06-05T23:30:00Z', zone: 'Europe/Copenhagen' };
const checked = { party, initial: values, now: new Date('2026-05-01T10:00:00Z'), linkTwice: 'twice' };
const diet = { ...newField('a'.repeat(32)), name: 'Allergier' };

describe('the values of the settings form', () => {
  it('show no reply-by day, address or time as an empty field, and are saved as they were read', () => {
    const none = { suDate: null, slug: null, photosEnabledDate: null, actions: {} };
    const stored = { ...values, ...none, title: 'x', zone: 'Europe/Copenhagen' } as unknown as Party;
    expect(settingsOf(stored)).toEqual(values);
    expect(toChange(values, party.zone)).toEqual({ ...values, ...none });
    expect(toChange({ ...values, suDate: '2026-06-01', slug: 'emma-30' }, party.zone)).toMatchObject({
      suDate: '2026-06-01',
      slug: 'emma-30',
    });
  });

  it('send only what was changed, and the deadline together with its day', () => {
    const field = { ...newField('b'.repeat(32)), name: 'Bus' };
    expect(changesSince(values, { ...values }, party)).toEqual({});
    expect(changesSince(values, { ...values, rsvpRestricted: true }, party)).toEqual({ rsvpRestricted: true });
    expect(changesSince(values, { ...values, rsvpFields: [field] }, party)).toEqual({ rsvpFields: [field] });
    // A day was typed and the deadline switched off again: sent alone, the day would switch it on.
    expect(changesSince(values, { ...values, suDate: '2026-06-01' }, party)).toEqual({
      suDate: '2026-06-01',
      rsvpDeadlineEnabled: false,
    });
  });

  it('do not send a late reply-by day when the deadline is off, because its field is hidden', () => {
    expect(changesSince(values, { ...values, suDate: '2026-06-07' }, party)).toEqual({});
    const dated = { ...values, suDate: '2026-06-01', rsvpDeadlineEnabled: true };
    expect(changesSince(dated, { ...dated, suDate: '2026-06-07', rsvpDeadlineEnabled: false }, party)).toEqual({
      suDate: '2026-06-01',
      rsvpDeadlineEnabled: false,
    });
  });

  it('require a reply-by day no later than the party for a deadline, and a text for a question', async () => {
    const t = (await testLanguage('en')).getFixedT('en', 'errors');
    const errors = (change: Partial<SettingsValues>) => settingsErrors({ ...values, ...change }, checked, t);
    expect(errors({ rsvpFields: [diet] })).toEqual({});
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-01' })).toEqual({});
    expect(Object.keys(errors({ rsvpDeadlineEnabled: true }))).toEqual(['suDate']);
    // 23:30 UTC on the 5th is the 6th in the party's time zone.
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-06' })).toEqual({});
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-07' })).toEqual({
      suDate: expect.stringContaining('no later than the day itself'),
    });
    expect(errors({ suDate: '2026-06-07' })).toEqual({});
    // A day that was stored like this does not keep other settings from being saved.
    const late = { ...values, rsvpDeadlineEnabled: true, suDate: '2026-06-07' };
    expect(settingsErrors({ ...late, rsvpRestricted: true }, { ...checked, initial: late }, t)).toEqual({});
    expect(errors({ rsvpFields: [diet, { ...diet, id: 'b', name: ' ' }] })).toEqual({
      rsvpFields: [undefined, { name: expect.any(String) }],
    });
  });
});

describe('the time from which guests can add photos', () => {
  it('is shown and typed in the time of the party', () => {
    const stored = { ...values, actions: {}, photosEnabledDate: '2026-06-05T16:00:00.000Z', zone: party.zone };
    expect(settingsOf(stored as unknown as Party).photosEnabledDate).toBe('2026-06-05T18:00');
    const on = { ...values, photosEnabled: true };
    const typed = { ...on, photosEnabledDate: '2026-12-05T18:00' };
    expect(changesSince(on, typed, party)).toEqual({ photosEnabledDate: '2026-12-05T17:00:00Z' });
    expect(changesSince(typed, on, party)).toEqual({ photosEnabledDate: null });
    // A time that was typed before photos were switched off cannot be mended: it is not sent.
    expect(changesSince(on, { ...typed, photosEnabled: false }, party)).toEqual({ photosEnabled: false });
  });

  it('is in the future when it is chosen, and not checked while photos are off', async () => {
    const t = (await testLanguage('en')).getFixedT('en', 'errors');
    const past = { ...values, photosEnabledDate: '2026-05-01T11:59' };
    const fieldsOf = (now: SettingsValues, initial = values) =>
      Object.keys(settingsErrors(now, { ...checked, initial }, t));
    expect(fieldsOf({ ...past, photosEnabled: true })).toEqual(['photosEnabledDate']);
    expect(fieldsOf({ ...past, photosEnabled: true, photosEnabledDate: '2026-05-01T12:01' })).toEqual([]);
    expect(fieldsOf(past)).toEqual([]);
    expect(fieldsOf({ ...past, photosEnabled: true }, past)).toEqual([]);
  });
});

describe('the links of a host', () => {
  const hotel = { id: '1', address: 'hotel.example', label: ' Hotel ' };
  const wishes = { id: '2', address: 'https://wishes.example/', label: 'Wishes' };
  const change = (actions: SettingsValues['actions']) => changesSince(values, { ...values, actions }, party);

  it('are saved from address to label, with https:// where it is missing', () => {
    expect(change([hotel, wishes])).toEqual({
      actions: { 'https://hotel.example': 'Hotel', 'https://wishes.example/': 'Wishes' },
    });
    expect(change([])).toEqual({});
    expect(rowsOf({ 'https://a.example/': 'A' })).toMatchObject([{ address: 'https://a.example/', label: 'A' }]);
  });

  it('can change places, which is a change', () => {
    const initial = { ...values, actions: [hotel, wishes] };
    expect(moved([hotel, wishes], 1, -1)).toEqual([wishes, hotel]);
    expect(moved([hotel, wishes], 0, 1)).toEqual([wishes, hotel]);
    const turned = changesSince(initial, { ...initial, actions: moved([hotel, wishes], 0, 1) }, party);
    expect(Object.keys(turned.actions ?? {})).toEqual(['https://wishes.example/', 'https://hotel.example']);
  });

  it('need an address of the web that no other has, and words', async () => {
    const t = (await testLanguage('en')).getFixedT('en', 'errors');
    const errors = (actions: SettingsValues['actions']) =>
      settingsErrors({ ...values, actions }, checked, t)['actions'];
    expect(errors([hotel, wishes])).toBeUndefined();
    expect(errors([wishes, { ...wishes, id: '3', label: 'Again' }])).toEqual([undefined, { address: 'twice' }]);
    expect(errors([hotel, { id: '3', address: 'javascript:alert(1)', label: '' }])).toEqual([
      undefined,
      { address: expect.stringContaining('address on the web'), label: 'Please fill this in.' },
    ]);
  });
});

describe('the list of questions', () => {
  it('changes or removes one question, and leaves the others unchanged', () => {
    const bus = { ...diet, id: 'bus' };
    expect(withField([diet, bus], 'bus', { required: true })).toEqual([diet, { ...bus, required: true }]);
    expect(withField([diet, bus], 'bus', null)).toEqual([diet]);
    expect(withField([diet], 'nothing', null)).toEqual([diet]);
  });
});
