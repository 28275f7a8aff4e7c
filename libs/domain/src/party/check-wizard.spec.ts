import { describe, expect, it } from '@jest/globals';
import { checkWizard } from './check-wizard';
import type { WizardInput } from './wizard';

const zone = 'Europe/Copenhagen';
/** 23:30 on 14 June in Copenhagen, which is 21:30 in UTC on the same day. */
const now = new Date('2027-06-14T21:30:00Z');
const input: WizardInput = {
  type: 'birthday',
  name: 'Emma',
  date: '2027-06-20',
  clock: '18:00',
  location: { address: ' Havnen 1 ', latitude: null, longitude: null },
  zip: '',
};
const problems = (change: Partial<WizardInput>, at = now) => checkWizard({ ...input, ...change }, at, zone);
const own = {
  anniversary: { type: 'anniversary', year: '25' },
  baptism: { type: 'baptism', childName: 'Alma' },
  wedding: { type: 'wedding', nameOnSpouse: 'Mikkel', churchLocation: 'Vor Frue Kirke' },
} as const;

describe('checkWizard', () => {
  it('accepts a complete input, with or without an address', () => {
    expect(problems({})).toEqual({});
    expect(problems({ location: { address: '', latitude: null, longitude: null } })).toEqual({});
  });

  it('requires name, date and time', () => {
    expect(checkWizard({}, now, zone)).toEqual({
      name: { code: 'required' },
      date: { code: 'required' },
      clock: { code: 'required' },
    });
    expect(problems({ name: '   ' })).toEqual({ name: { code: 'required' } });
  });

  it('requires the fields of each occasion', () => {
    expect(problems({ type: 'anniversary' })).toEqual({ year: { code: 'required' } });
    expect(problems({ type: 'baptism', childName: ' ' })).toEqual({ childName: { code: 'required' } });
    expect(problems({ type: 'wedding' })).toEqual({
      churchLocation: { code: 'required' },
      nameOnSpouse: { code: 'required' },
    });
    for (const type of ['party', 'birthday', 'confirmation', 'christmas'] as const)
      expect(problems({ type })).toEqual({});
    expect(problems(own.anniversary)).toEqual({});
    expect(problems(own.baptism)).toEqual({});
    expect(problems(own.wedding)).toEqual({});
  });

  it('requires no place of the ceremony of a wedding whose guests are invited to the party alone (rule: wizard-party-only)', () => {
    const wedding = { ...own.wedding, churchLocation: '' };
    expect(problems({ ...wedding, partyOnly: true })).toEqual({});
    expect(problems({ ...wedding, partyOnly: false })).toEqual({ churchLocation: { code: 'required' } });
    // The other name stays required, and the tick of a wedding says nothing about a baptism.
    expect(problems({ type: 'wedding', partyOnly: true })).toEqual({ nameOnSpouse: { code: 'required' } });
    expect(problems({ type: 'baptism', partyOnly: true })).toEqual({ childName: { code: 'required' } });
  });

  it.each(['', '1', ' 50 ', '129'])('accepts the age "%s"', (age) => {
    expect(problems({ age })).toEqual({});
  });

  it.each(['0', '-1', '1,5', '130', 'halvtreds'])('refuses the age %s, but only where it is told', (age) => {
    expect(problems({ age })).toEqual({ age: { code: 'invalid' } });
    expect(problems({ age, type: 'party' })).toEqual({});
  });

  it.each(['1', '999', '12½', '12,5', '12.5'])('accepts an anniversary of %s years', (year) => {
    expect(problems({ ...own.anniversary, year })).toEqual({});
  });

  it.each(['0', '-5', '25 år', '1000', '13,5'])('refuses an anniversary of %s years', (year) => {
    expect(problems({ ...own.anniversary, year })).toEqual({ year: { code: 'invalid' } });
  });

  it('accepts today and later in the event’s zone, and refuses earlier days', () => {
    expect(problems({ date: '2027-06-14' })).toEqual({});
    expect(problems({ date: '2027-06-13' })).toEqual({ date: { code: 'date_in_past' } });
    expect(problems({ date: '9999-06-14' })).toEqual({ date: { code: 'date_too_late' } });
    const halfAnHourLater = new Date('2027-06-14T22:00:00Z');
    expect(problems({ date: '2027-06-14' }, halfAnHourLater)).toEqual({ date: { code: 'date_in_past' } });
  });

  it.each(['endClock', 'partyClock'] as const)('accepts no %s, or one that exists', (field) => {
    expect(problems({ [field]: '' })).toEqual({});
    expect(problems({ [field]: '02:00' })).toEqual({});
    expect(problems({ [field]: '25:00' })).toEqual({ [field]: { code: 'invalid' } });
  });

  it('accepts only days and times that exist', () => {
    expect(problems({ clock: '00:00' })).toEqual({});
    expect(problems({ clock: '23:59' })).toEqual({});
    expect(problems({ clock: '24:00' })).toEqual({ clock: { code: 'invalid' } });
    expect(problems({ clock: '9:00' })).toEqual({ clock: { code: 'invalid' } });
    expect(problems({ date: '2028-02-29' })).toEqual({});
    expect(problems({ date: '2029-02-29' })).toEqual({ date: { code: 'invalid' } });
  });
});
