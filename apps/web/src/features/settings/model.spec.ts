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

describe('the values of the settings form', () => {
  it('show no reply-by day as an empty field, and are saved as they were read', () => {
    const party = { ...values, suDate: null, title: 'x' } as unknown as Party;
    expect(settingsOf(party)).toEqual(values);
    expect(toChange(values)).toEqual({ ...values, suDate: null });
    expect(toChange({ ...values, suDate: '2026-06-01' })).toMatchObject({ suDate: '2026-06-01' });
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
    const errors = (change: Partial<SettingsValues>) => settingsErrors({ ...values, ...change }, party, t);
    expect(errors({ rsvpFields: [diet] })).toEqual({});
    expect(errors({ rsvpDeadlineEnabled: true, suDate: '2026-06-01' })).toEqual({});
    expect(Object.keys(errors({ rsvpDeadlineEnabled: true }))).toEqual(['suDate']);
    // 23:30 UTC on the 5th is the 6th in the party's time zone.
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

describe('the list of questions', () => {
  it('changes or removes one question, and leaves the others unchanged', () => {
    const bus = { ...diet, id: 'bus' };
    expect(withField([diet, bus], 'bus', { required: true })).toEqual([diet, { ...bus, required: true }]);
    expect(withField([diet, bus], 'bus', null)).toEqual([diet]);
    expect(withField([diet], 'nothing', null)).toEqual([diet]);
  });
});
