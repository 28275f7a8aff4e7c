import { describe, expect, it } from '@jest/globals';
import type { Party } from '@festlig/contracts/party';
import { testLanguage } from '../../i18n/testing';
import { changesSince, newField, settingsErrors, settingsOf, toChange, withField, type SettingsValues } from './model';

const values: SettingsValues = {
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: false,
  suDate: '',
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [],
  language: 'da',
};
const party = { date: '2026-06-05T23:30:00Z', zone: 'Europe/Copenhagen' };
const diet = { ...newField('a'.repeat(32)), name: 'Allergier' };

describe('the settings of the form', () => {
  it('are the party’s, with no day as an empty field, and go back as they came', () => {
    const party = { ...values, suDate: null, title: 'x' } as unknown as Party;
    expect(settingsOf(party)).toEqual(values);
    expect(toChange(values)).toEqual({ ...values, suDate: null });
    expect(toChange({ ...values, suDate: '2026-06-01' })).toMatchObject({ suDate: '2026-06-01' });
  });

  it('send only what was changed, and the deadline with its day', () => {
    const field = { ...newField('b'.repeat(32)), name: 'Bus' };
    expect(changesSince(values, { ...values }, party)).toEqual({});
    expect(changesSince(values, { ...values, rsvpRestricted: true }, party)).toEqual({ rsvpRestricted: true });
    expect(changesSince(values, { ...values, rsvpFields: [field] }, party)).toEqual({ rsvpFields: [field] });
    // A day typed and the deadline switched off again: alone, the day would switch it on.
    expect(changesSince(values, { ...values, suDate: '2026-06-01' }, party)).toEqual({
      suDate: '2026-06-01',
      rsvpDeadlineEnabled: false,
    });
  });

  it('do not send a late day under a deadline that is off: its field is not shown', () => {
    expect(changesSince(values, { ...values, suDate: '2026-06-07' }, party)).toEqual({});
    const dated = { ...values, suDate: '2026-06-01', rsvpDeadlineEnabled: true };
    expect(changesSince(dated, { ...dated, suDate: '2026-06-07', rsvpDeadlineEnabled: false }, party)).toEqual({
      suDate: '2026-06-01',
      rsvpDeadlineEnabled: false,
    });
  });

  it('need a day for a deadline, no later than the event’s, and a name for a field', async () => {
    const t = (await testLanguage('en')).getFixedT('en', 'errors');
    const errors = (change: Partial<SettingsValues>) => settingsErrors({ ...values, ...change }, party, t);
    expect(errors({ rsvpFields: [diet] })).toEqual({});
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-01' })).toEqual({});
    expect(Object.keys(errors({ rsvpDeadlineEnabled: true }))).toEqual(['suDate']);
    // 23:30 UTC on the 5th is the 6th where the party is.
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-06' })).toEqual({});
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-07' })).toEqual({
      suDate: expect.stringContaining('no later than the day itself'),
    });
    expect(errors({ suDate: '2026-06-07' })).toEqual({});
    expect(errors({ rsvpFields: [diet, { ...diet, id: 'b', name: ' ' }] })).toEqual({
      rsvpFields: [undefined, { name: expect.any(String) }],
    });
  });
});

describe('the list of fields', () => {
  it('changes one field, or drops it, and leaves the others', () => {
    const bus = { ...diet, id: 'bus' };
    expect(withField([diet, bus], 'bus', { required: true })).toEqual([diet, { ...bus, required: true }]);
    expect(withField([diet, bus], 'bus', null)).toEqual([diet]);
    expect(withField([diet], 'nothing', null)).toEqual([diet]);
  });
});
