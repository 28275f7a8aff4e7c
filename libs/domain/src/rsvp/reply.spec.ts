import { describe, expect, it } from '@jest/globals';
import { checkEnteredReply, checkReply, type ReplyEntry, type ReplyRules } from './reply';

const rules: ReplyRules = {
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: true,
  suDate: '2026-06-01',
  date: '2026-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  guestCountChoiceEnabled: true,
  rsvpFields: [],
};
const now = new Date('2026-05-01T10:00:00Z');
const entry: ReplyEntry = { name: ' Anne ', attending: true, numberOfPeople: 3, fields: {} };
const guest = { name: 'Anne Hansen', maxPeople: 2 };

describe('a reply', () => {
  it('is kept as given', () => {
    expect(checkReply(entry, rules, null, now)).toEqual({
      reply: { name: 'Anne', attending: true, numberOfPeople: 3, fields: {} },
    });
  });

  it('needs a name from a stranger only', () => {
    const nameless = { ...entry, name: ' ', numberOfPeople: 1 };
    expect(checkReply(nameless, rules, null, now)).toEqual({ refused: { code: 'required', field: 'name' } });
    expect(checkReply(nameless, rules, guest, now)).toMatchObject({ reply: { name: 'Anne Hansen' } });
    expect(checkReply({ ...entry, numberOfPeople: 2 }, rules, guest, now)).toMatchObject({ reply: { name: 'Anne' } });
  });

  it('is for no more people than the guest may bring', () => {
    expect(checkReply(entry, rules, guest, now)).toEqual({ refused: { code: 'too_many_people', maximum: 2 } });
    expect(checkReply({ ...entry, numberOfPeople: 2 }, rules, guest, now)).toMatchObject({
      reply: { numberOfPeople: 2 },
    });
    expect(checkReply({ ...entry, numberOfPeople: 99 }, rules, { ...guest, maxPeople: null }, now)).toMatchObject({
      reply: { numberOfPeople: 99 },
    });
  });

  it('of who does not come is for nobody, however many were said', () => {
    const declined = { ...entry, attending: false };
    expect(checkReply(declined, rules, guest, now)).toMatchObject({ reply: { attending: false, numberOfPeople: 0 } });
  });

  it('is for one where the number is not asked for', () => {
    const alone = { ...rules, guestCountChoiceEnabled: false };
    expect(checkReply(entry, alone, guest, now)).toMatchObject({ reply: { numberOfPeople: 1 } });
    expect(checkReply({ ...entry, attending: false }, alone, null, now)).toMatchObject({
      reply: { numberOfPeople: 0 },
    });
  });

  it('of who comes answers the required fields', () => {
    const asking = { ...rules, rsvpFields: [{ id: 'diet', type: 'text', required: true, hidden: false } as const] };
    const answered = { ...entry, fields: { diet: 'Nej', other: 'x' } };
    expect(checkReply(answered, asking, null, now)).toMatchObject({ reply: { fields: { diet: 'Nej' } } });
    expect(checkReply(entry, asking, null, now)).toEqual({ refused: { code: 'required', field: 'fields.diet' } });
    expect(checkReply({ ...entry, attending: false }, asking, null, now)).toMatchObject({ reply: { fields: {} } });
    const hidden = { ...asking, rsvpFields: asking.rsvpFields.map((field) => ({ ...field, hidden: true })) };
    expect(checkReply(answered, hidden, null, now, { diet: 'Fisk' })).toMatchObject({
      reply: { fields: { diet: 'Fisk' } },
    });
  });

  it('is entered by the host whatever the window, the limits and the required fields say, but with a name', () => {
    const closed: ReplyRules = {
      ...rules,
      rsvpEnabled: false,
      guestCountChoiceEnabled: false,
      rsvpFields: [{ id: 'diet', type: 'text', required: true, hidden: false }],
    };
    expect(checkEnteredReply(entry, closed, guest, {})).toEqual({
      reply: { name: 'Anne', attending: true, numberOfPeople: 3, fields: {} },
    });
    expect(checkEnteredReply({ ...entry, name: '' }, closed, guest, {})).toMatchObject({
      reply: { name: 'Anne Hansen' },
    });
    expect(checkEnteredReply({ ...entry, name: '' }, closed, null, {})).toEqual({
      refused: { code: 'required', field: 'name' },
    });
    expect(checkEnteredReply({ ...entry, attending: false }, closed, null, {})).toMatchObject({
      reply: { numberOfPeople: 0 },
    });
  });

  it.each([
    [{ rsvpEnabled: false }, 'rsvp_disabled'],
    [{ suDate: '2026-04-30' }, 'rsvp_after_deadline'],
    [{ date: '2026-04-30T16:00:00Z' }, 'rsvp_event_passed'],
    [{ rsvpRestricted: true }, 'rsvp_restricted'],
  ])('is refused when %j', (change, code) => {
    expect(checkReply(entry, { ...rules, ...change }, null, now)).toEqual({ refused: { code } });
  });
});
