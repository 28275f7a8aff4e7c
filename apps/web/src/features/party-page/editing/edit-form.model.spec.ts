import { describe, expect, it } from '@jest/globals';
import { editProblems, hasStarted, isShownWrong, shownOf, toChange, toValues } from './edit-form.model';
import type { PartyContent } from '../model';

const party: PartyContent = {
  title: 'Fest',
  body: '<p>Kom <em>glad</em></p>',
  description: '<p>Emma &amp; Ole fejrer sommeren</p>',
  date: '2027-06-20T16:00:00.000Z',
  zone: 'Europe/Copenhagen',
  heroImage: null,
  location: { address: 'Havnen 1', latitude: 55.6, longitude: 12.5 },
  endDate: null,
  programme: [],
  themeName: 'default',
  layout: 'picture',
  lettering: 'picture',
  colour: 'picture',
  suDate: '2027-06-01',
  invitedBy: 'Emma og Ole',
};
const values = toValues(party);
const now = new Date('2027-05-01T10:00:00Z');
const problems = (change: Partial<typeof values>, at = now, isNew = false) =>
  editProblems({ ...values, ...change }, party, { isNew, now: at });

describe('the form of the page', () => {
  it('sends no change when nothing was changed', () => {
    expect(toChange(values, party)).toEqual({});
    expect(toChange({ ...values, location: { ...party.location } }, party)).toEqual({});
  });

  it('shows a guest the whole rows of the programme only, which are all that can be wrong there (rule: edit-seen-as-guest)', () => {
    const row = { id: 'a', clock: '18:00', days: 0, title: 'Middag', location: party.location };
    const late = { ...row, id: 'b', days: 60 };
    const half = [
      { ...row, id: 'c', title: ' ' },
      { ...row, id: 'd', clock: '' },
    ];
    const typed = { ...values, programme: [row, ...half] };
    expect(shownOf(typed, party).programme).toEqual([row]);
    const when = { isNew: false, now };
    expect(isShownWrong(typed, { programme: [{}, { title: 'x' }] }, party, when)).toBe(false);
    expect(isShownWrong({ ...typed, programme: [row, late] }, {}, party, when)).toBe(true);
    expect(isShownWrong(typed, { title: 'x' }, party, when)).toBe(true);
  });

  it('sends only the fields that were changed', () => {
    expect(toChange({ ...values, title: 'Sommerfest', themeName: 'legacyDefault' }, party)).toEqual({
      title: 'Sommerfest',
      themeName: 'legacyDefault',
    });
    expect(toChange({ ...values, lettering: 'young', colour: 'plum' }, party)).toEqual({
      lettering: 'young',
      colour: 'plum',
    });
    expect(toChange({ ...values, body: '<p>Kom</p>', heroImage: '/media/a.jpg' }, party)).toEqual({
      body: '<p>Kom</p>',
      heroImage: '/media/a.jpg',
    });
  });

  it('edits the link preview text as plain text, and sends it as HTML', () => {
    expect(values.description).toBe('Emma & Ole fejrer sommeren');
    expect(toChange({ ...values, description: ' Emma <3 Ole ' }, party)).toEqual({
      description: '<p>Emma &lt;3 Ole</p>',
    });
  });

  it('sends empty values for fields that were emptied', () => {
    const { body: _body, description: _description, suDate: _suDate, invitedBy: _invitedBy, ...rest } = values;
    expect(toChange(rest, party)).toEqual({ body: '', description: '', suDate: null, invitedBy: '' });
  });

  it('sends who invites without spaces around the names, and refuses our own name (rule: party-invited-by)', () => {
    expect(toChange({ ...values, invitedBy: ' Emma og Ole ' }, party)).toEqual({});
    expect(toChange({ ...values, invitedBy: ' Familien Holm' }, party)).toEqual({ invitedBy: 'Familien Holm' });
    expect(problems({ invitedBy: 'Familien Holm' })).toEqual({});
    expect(problems({ invitedBy: 'Festlig support' })).toEqual({ invitedBy: { code: 'name_passes_for_ours' } });
  });

  it('keeps the typed day and time when the time zone is changed', () => {
    expect(toChange({ ...values, clock: '19:30' }, party)).toEqual({ date: '2027-06-20T17:30:00Z', zone: party.zone });
    expect(toChange({ ...values, zone: 'America/New_York' }, party)).toEqual({
      date: '2027-06-20T22:00:00Z',
      zone: 'America/New_York',
    });
  });

  it('sends a changed place with all its fields', () => {
    const location = { address: 'Gaden 2', latitude: null, longitude: null };
    expect(toChange({ ...values, location }, party)).toEqual({ location });
  });

  it('accepts a valid page and refuses one without title, date or time', () => {
    expect(problems({})).toEqual({});
    expect(problems({ title: '  ', date: '', clock: '' })).toEqual({
      title: { code: 'required' },
      date: { code: 'required' },
      clock: { code: 'required' },
    });
    expect(problems({ description: '&'.repeat(20_000) })).toEqual({ description: { code: 'too_long' } });
    expect(problems({ date: '2027-02-30' })).toMatchObject({ date: { code: 'invalid' } });
  });

  it('refuses a past date when it is new or changed, and accepts an unchanged one', () => {
    expect(problems({ date: '2027-05-01', suDate: '' })).toEqual({});
    expect(problems({ date: '2027-04-30', suDate: '' })).toEqual({ date: { code: 'date_in_past' } });
    const after = new Date('2027-07-01T10:00:00Z');
    expect(problems({}, after)).toEqual({});
    expect(problems({}, after, true)).toEqual({ date: { code: 'date_in_past' } });
  });

  it('compares dates in the party’s time zone', () => {
    // It is already 2 May in Auckland.
    const evening = new Date('2027-05-01T20:00:00Z');
    expect(problems({ date: '2027-05-01', suDate: '' }, evening)).toEqual({});
    expect(problems({ date: '2027-05-01', suDate: '', zone: 'Pacific/Auckland' }, evening)).toEqual({
      date: { code: 'date_in_past' },
    });
  });

  it('refuses a reply-by day after the party’s day', () => {
    expect(problems({ suDate: '2027-06-20' })).toEqual({});
    expect(problems({ suDate: '2027-06-21' })).toEqual({ suDate: { code: 'reply_by_late' } });
  });

  it('tells when the event has started', () => {
    expect(hasStarted(party, new Date('2027-06-20T15:59:59Z'))).toBe(false);
    expect(hasStarted(party, new Date('2027-06-20T16:00:00Z'))).toBe(true);
  });
});
