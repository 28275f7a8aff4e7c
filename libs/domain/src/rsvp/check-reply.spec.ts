import { describe, expect, it } from '@jest/globals';
import { checkEnteredReply, checkReply, keptReply, type ReplyEntry } from './check-reply';

const rules = { guestCountChoiceEnabled: true, rsvpFields: [] };
const diet = { id: 'diet', type: 'text', required: true, hidden: false, onlyComing: false } as const;
const entry: ReplyEntry = { name: ' Anne ', attending: true, numberOfPeople: 3, email: null, fields: {} };
const declined = { ...entry, attending: false };
const guest = { name: 'Anne Hansen', maxPeople: 2 };
const required = { code: 'required' };

describe('checkReply and keptReply', () => {
  it('accept a valid reply and keep it as given, with trimmed text', () => {
    expect(checkReply(entry, rules, null)).toEqual({});
    expect(keptReply(entry, rules, null)).toEqual({ name: 'Anne', attending: true, numberOfPeople: 3, fields: {} });
  });

  it('require a name from a stranger but not from a known guest', () => {
    const nameless = { ...entry, name: ' ', numberOfPeople: 1 };
    expect(checkReply(nameless, rules, null)).toEqual({ name: required });
    expect(checkReply(nameless, rules, guest)).toEqual({});
    expect(keptReply(nameless, rules, guest).name).toBe('Anne Hansen');
    expect(keptReply(entry, rules, guest).name).toBe('Anne');
  });

  it('require a yes or a no', () => {
    expect(checkReply({ ...entry, attending: null }, rules, null)).toEqual({ isComming: required });
    expect(checkReply(declined, rules, null)).toEqual({});
  });

  it('accept a reply without an e-mail address, and refuse an invalid address', () => {
    expect(checkReply({ ...entry, email: 'anne@holm.dk' }, rules, null)).toEqual({});
    expect(checkReply({ ...entry, email: ' ' }, rules, null)).toEqual({});
    expect(checkReply({ ...entry, email: 'anne@holm' }, rules, null)).toEqual({ email: { code: 'email_invalid' } });
  });

  it('refuse more people than the guest may bring', () => {
    const tooMany = (maximum: number) => ({ numberOfPeople: { code: 'too_many_people', params: { maximum } } });
    expect(checkReply(entry, rules, guest)).toEqual(tooMany(2));
    expect(checkReply({ ...entry, numberOfPeople: 2 }, rules, guest)).toEqual({});
    expect(checkReply({ ...entry, numberOfPeople: 999 }, rules, { ...guest, maxPeople: null })).toEqual({});
    expect(checkReply({ ...entry, numberOfPeople: 1000 }, rules, null)).toEqual(tooMany(999));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuse a reply for %d people', (numberOfPeople) => {
    expect(checkReply({ ...entry, numberOfPeople }, rules, null)).toEqual({ numberOfPeople: { code: 'invalid' } });
  });

  it('set the number of people of a declined reply to 0, whatever number was given', () => {
    expect(checkReply({ ...declined, numberOfPeople: 99 }, rules, guest)).toEqual({});
    expect(keptReply(declined, rules, guest)).toMatchObject({ attending: false, numberOfPeople: 0 });
  });

  it('set the number of people to 1 where the party does not ask for it', () => {
    const alone = { ...rules, guestCountChoiceEnabled: false };
    expect(checkReply(entry, alone, guest)).toEqual({});
    expect(keptReply(entry, alone, guest).numberOfPeople).toBe(1);
    expect(keptReply(declined, alone, null).numberOfPeople).toBe(0);
  });

  it('require answers to all required questions, from guests who decline unless only guests who come are asked', () => {
    const bus = { ...diet, id: 'bus', type: 'choice' as const, onlyComing: true };
    const asking = { ...rules, rsvpFields: [diet, bus] };
    expect(checkReply({ ...entry, fields: { diet: 'Nej', bus: true } }, asking, null)).toEqual({});
    expect(checkReply(entry, asking, null)).toEqual({ 'fields.diet': required, 'fields.bus': required });
    expect(checkReply(declined, asking, null)).toEqual({ 'fields.diet': required });
    expect(checkReply({ ...declined, fields: { diet: 'Nej' } }, asking, null)).toEqual({});
    expect(checkReply({ ...declined, attending: null }, asking, null)).toEqual({ isComming: required });
  });

  it('keep the answers to visible questions, and the earlier answers to hidden ones', () => {
    const answered = { ...entry, fields: { diet: 'Nej', other: 'x' } };
    expect(keptReply(answered, { ...rules, rsvpFields: [diet] }, null).fields).toEqual({ diet: 'Nej' });
    const hidden = { ...rules, rsvpFields: [{ ...diet, hidden: true }] };
    expect(checkReply(entry, hidden, null, { diet: 'Fisk' })).toEqual({});
    expect(keptReply(answered, hidden, null, { diet: 'Fisk' }).fields).toEqual({ diet: 'Fisk' });
  });

  it('report all problems at once', () => {
    const wrong = { ...entry, name: '', email: 'x', numberOfPeople: 0 };
    expect(Object.keys(checkReply(wrong, rules, null))).toEqual(['name', 'email', 'numberOfPeople']);
  });
});

describe('checkEnteredReply', () => {
  it('requires a name and an answer, but ignores limits and questions', () => {
    expect(checkEnteredReply(entry, guest)).toEqual({});
    expect(checkEnteredReply({ ...entry, name: '' }, guest)).toEqual({});
    expect(checkEnteredReply({ ...entry, name: '', attending: null }, null)).toEqual({
      name: required,
      isComming: required,
    });
  });

  it('accepts 1 to 999 people', () => {
    expect(checkEnteredReply({ ...entry, numberOfPeople: 999 }, guest)).toEqual({});
    for (const numberOfPeople of [0, 1000]) {
      expect(Object.keys(checkEnteredReply({ ...entry, numberOfPeople }, guest))).toEqual(['numberOfPeople']);
    }
  });
});
