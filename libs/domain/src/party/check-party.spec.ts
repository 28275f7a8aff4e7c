import { describe, expect, it } from '@jest/globals';
import { checkParty, checkReplyBy, type PartyEntry } from './check-party';
import { checkItem } from './check-programme';

const zone = 'Europe/Copenhagen';
const now = new Date('2027-05-01T10:00:00Z');
const kept = {
  date: '2027-06-20T16:00:00.000Z',
  zone,
  suDate: '2027-06-01',
  endDate: null,
  programme: [],
};
const saved = (change: Partial<PartyEntry>, at = now) => checkParty({ ...kept, ...change }, kept, at);
const created = (change: Partial<PartyEntry>, at = now) => checkParty({ ...kept, title: 'Fest', ...change }, null, at);

describe('checkParty', () => {
  it('accepts a title and a future date, for a new and a stored party', () => {
    expect(created({})).toEqual({});
    expect(saved({ title: 'Fest', body: '<p>Kom</p>', description: '' })).toEqual({});
    expect(saved({})).toEqual({});
  });

  it.each([
    [{ title: '  ' }, { title: { code: 'required' } }],
    [{ title: 'Festlig Kundeservice: bekræft din konto' }, { title: { code: 'name_passes_for_ours' } }],
    [{ title: 'x'.repeat(201) }, { title: { code: 'too_long' } }],
    [{ body: 'x'.repeat(50_001) }, { body: { code: 'too_long' } }],
    [{ body: '<b>'.repeat(5001) }, { body: { code: 'too_many_tags' } }],
    [{ description: 'x'.repeat(50_001) }, { description: { code: 'too_long' } }],
    [{ zone: 'Europe/Atlantis' }, { zone: { code: 'invalid' } }],
  ])('refuses %j', (change, problems) => {
    expect(saved(change)).toEqual(problems);
    expect(created(change)).toEqual(problems);
  });

  it('accepts a title of 200 characters', () => expect(saved({ title: 'x'.repeat(200) })).toEqual({}));

  it('accepts the ordinary word festlig in a title', () => expect(saved({ title: 'Festlig sommerfest' })).toEqual({}));

  it('refuses a date in the past or too far ahead', () => {
    const past = { date: '2027-04-30T10:00:00Z', suDate: null };
    expect([created(past), saved(past)]).toEqual([
      { date: { code: 'date_in_past' } },
      { date: { code: 'date_in_past' } },
    ]);
    expect(saved({ date: '9999-06-20T10:00:00Z' })).toEqual({ date: { code: 'date_too_late' } });
  });

  it('accepts the stored date in any spelling after the start, and refuses another one', () => {
    const after = new Date('2027-07-01T10:00:00Z');
    expect(saved({ date: '2027-06-20T16:00:00Z' }, after)).toEqual({});
    expect(saved({ date: '2027-08-20T16:00:00Z' }, after)).toEqual({ date: { code: 'party_has_started' } });
    expect(checkParty({ ...kept, title: 'Fest' }, null, after)).toEqual({ date: { code: 'date_in_past' } });
  });

  it('refuses a reply-by day after the event, whichever of the two dates changes', () => {
    expect(saved({ suDate: '2027-06-20' })).toEqual({});
    expect(saved({ suDate: null })).toEqual({});
    expect(saved({ suDate: '2027-06-21' })).toEqual({ suDate: { code: 'reply_by_late' } });
    expect(created({ suDate: '2027-06-21' })).toEqual({ suDate: { code: 'reply_by_late' } });
    expect(saved({ date: '2027-05-20T16:00:00Z' })).toEqual({ suDate: { code: 'reply_by_late' } });
  });

  it('accepts an unchanged reply-by day after the event that was saved before the rule existed', () => {
    const late = { ...kept, suDate: '2027-06-21' };
    expect(checkParty({ ...late, title: 'Fest' }, late, now)).toEqual({});
  });
});

describe('the end of a party (rule: event-end)', () => {
  it.each([null, '2027-06-20T16:01:00Z', '2027-06-21T00:30:00Z', '2027-07-04T16:00:00Z'])('may be %s', (endDate) => {
    expect([saved({ endDate }), created({ endDate })]).toEqual([{}, {}]);
  });

  it.each([
    ['2027-06-20T16:00:00Z', 'end_before_start'],
    ['2027-06-19T20:00:00Z', 'end_before_start'],
    ['2027-07-04T16:01:00Z', 'end_too_late'],
  ])('may not be %s: %s', (endDate, code) => {
    expect([saved({ endDate }), created({ endDate })]).toEqual([{ endDate: { code } }, { endDate: { code } }]);
  });

  it('is checked again when the start moves behind it', () => {
    const ending = { ...kept, endDate: '2027-06-20T22:00:00.000Z' };
    const moved = { ...ending, date: '2027-06-27T16:00:00Z' };
    expect(checkParty(moved, ending, now)).toEqual({ endDate: { code: 'end_before_start' } });
    expect(checkParty({ ...moved, endDate: '2027-06-28T00:00:00Z' }, ending, now)).toEqual({});
  });

  it('can be set and moved once the party has started', () => {
    expect(saved({ endDate: '2027-06-21T01:00:00Z' }, new Date('2027-06-20T20:00:00Z'))).toEqual({});
  });
});

describe('the programme of a party (rule: programme-time)', () => {
  const item = (date: string, id = 'a') => ({
    id,
    date,
    title: 'Kage',
    location: { address: '', latitude: null, longitude: null },
  });
  const inProgramme = (code: string) => ({ programme: { code } });

  it.each(['2027-06-19T22:00:00Z', '2027-06-20T16:00:00Z', '2027-06-21T01:00:00Z', '2027-07-04T16:00:00Z'])(
    'has items from the first minute of the event’s day on, for two weeks: %s',
    (date) => {
      const programme = [item(date)];
      expect([saved({ programme }), created({ programme })]).toEqual([{}, {}]);
    },
  );

  it.each([
    ['2027-06-19T21:59:00Z', 'programme_item_past'],
    ['2027-07-04T16:01:00Z', 'programme_item_late'],
  ])('has none at %s: %s', (date, code) => {
    const programme = [item('2027-06-20T17:00:00Z', 'b'), item(date)];
    expect([saved({ programme }), created({ programme })]).toEqual([inProgramme(code), inProgramme(code)]);
  });

  it('is given no item, and no item is moved, to a day that has passed; what has taken place stays', () => {
    // 00:30 of the day after, in the party's zone.
    const afterMidnight = new Date('2027-06-20T22:30:00Z');
    const begun = { ...kept, programme: [item('2027-06-20T16:00:00.000Z')] };
    const at = (...programme: ReturnType<typeof item>[]) => checkParty({ ...begun, programme }, begun, afterMidnight);
    expect(at(item('2027-06-20T16:00:00Z'), item('2027-06-21T08:00:00Z', 'b'))).toEqual({});
    expect(at()).toEqual({});
    expect(at(item('2027-06-20T16:00:00Z'), item('2027-06-20T21:59:00Z', 'b'))).toEqual(
      inProgramme('programme_item_past'),
    );
    expect(at(item('2027-06-20T19:00:00Z'))).toEqual(inProgramme('programme_item_past'));
  });

  it('may begin earlier today, as the party may', () => {
    const evening = new Date('2027-06-20T20:00:00Z');
    const programme = [item('2027-06-20T12:00:00Z'), item('2027-06-20T15:00:00Z', 'b')];
    expect(created({ date: '2027-06-20T12:00:00Z', programme }, evening)).toEqual({});
    expect(saved({ programme }, evening)).toEqual({});
    expect(created({ date: '2027-06-20T12:00:00Z', programme: [item('2027-06-19T15:00:00Z')] }, evening)).toEqual(
      inProgramme('programme_item_past'),
    );
  });

  it.each([
    [{ date: null }, { date: { code: 'required' } }],
    [{ title: ' ' }, { title: { code: 'required' } }],
    [{ title: 'x'.repeat(121) }, { title: { code: 'too_long' } }],
    [{ title: 'Festlig Support' }, { title: { code: 'name_passes_for_ours' } }],
    [
      { date: null, title: '' },
      { date: { code: 'required' }, title: { code: 'required' } },
    ],
  ])('has a time and a title for each item, in the form and in the service: %j', (wrong, problems) => {
    const written = { date: '2027-06-20T17:00:00Z', title: 'Kage' };
    expect(checkItem(written, undefined, kept, now)).toEqual({});
    expect(checkItem(written, undefined, null, now)).toEqual({});
    expect(checkItem({ ...written, ...wrong }, undefined, kept, now)).toEqual(problems);
  });

  it('moves with the party', () => {
    const planned = { ...kept, programme: [item('2027-06-20T17:00:00.000Z')] };
    const moved = { ...planned, date: '2027-06-27T16:00:00Z' };
    expect(checkParty(moved, planned, now)).toEqual(inProgramme('programme_item_past'));
    expect(checkParty({ ...moved, programme: [item('2027-06-27T17:00:00Z')] }, planned, now)).toEqual({});
  });
});

it('checkReplyBy determines the day of the party in its own zone', () => {
  // 23:30 UTC on the 5th is the 6th in Copenhagen.
  const party = { date: '2026-06-05T23:30:00Z', zone };
  expect(checkReplyBy('2026-06-06', party)).toEqual({});
  expect(checkReplyBy('2026-06-07', party)).toEqual({ suDate: { code: 'reply_by_late' } });
  expect(checkReplyBy(null, party)).toEqual({});
});
