import { describe, expect, it } from '@jest/globals';
import type { RsvpField } from '@festlig/contracts/party';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { hostReply, hostReplyProblems, hostReplyValues } from './reply-form.model';

const reply: Rsvp = {
  id: 'a',
  rid: 'b',
  name: 'Anne',
  isComming: true,
  numberOfPeople: 3,
  companions: ['Bo', 'Ida'],
  comment: 'Hej',
  email: 'a@b.example',
  createdAt: '',
  changedAt: '',
  contact: null,
  hasEmail: true,
  entered: false,
  messages: [],
  fields: { food: 'Nødder', bus: true },
};
const fields: RsvpField[] = [
  { id: 'food', name: 'Mad', type: 'text', required: true, hidden: false, onlyComing: false },
  { id: 'bus', name: 'Bus', type: 'choice', required: true, hidden: false, onlyComing: false },
];
const filled = { ...hostReplyValues(undefined, 'Bo'), answer: 'yes' as const };

describe('the reply form of a host', () => {
  it('shows a reply and returns it unchanged', () => {
    const { name, isComming, numberOfPeople, companions, comment, email, fields: answers } = reply;
    const entry = { name, isComming, numberOfPeople, companions, comment, email, fields: answers };
    expect(hostReply(hostReplyValues(reply), fields)).toEqual(entry);
  });

  it('begins with the guest’s name from the list, and no answer', () => {
    expect(hostReplyValues(undefined, 'Bo')).toMatchObject({ name: 'Bo', answer: undefined, numberOfPeople: '1' });
    expect(hostReplyValues({ ...reply, isComming: false, numberOfPeople: 0 })).toMatchObject({
      answer: 'no',
      numberOfPeople: '1',
    });
  });

  it('requires a name and an answer, but none of the questions that guests must answer', () => {
    expect(hostReplyProblems(filled)).toEqual({});
    expect(hostReplyProblems({ ...filled, name: ' ', answer: undefined })).toEqual({
      name: { code: 'required' },
      isComming: { code: 'required' },
    });
  });

  it('refuses an invalid number of people, but only for a yes', () => {
    for (const numberOfPeople of ['', '0', '1.5'])
      expect(hostReplyProblems({ ...filled, numberOfPeople })).toEqual({ numberOfPeople: { code: 'invalid' } });
    expect(hostReplyProblems({ ...filled, numberOfPeople: '1000' })).toEqual({
      numberOfPeople: { code: 'too_many_people', params: { maximum: 999 } },
    });
    expect(hostReplyProblems({ ...filled, answer: 'no', numberOfPeople: '' })).toEqual({});
  });

  it('takes a name of a companion from each line, and refuses more names than people (rule: reply-companions)', () => {
    const named = { ...filled, numberOfPeople: '3', companions: ' Bo \n\nIda' };
    expect(hostReply(named, fields).companions).toEqual(['Bo', 'Ida']);
    expect(hostReplyProblems(named)).toEqual({});
    expect(hostReplyProblems({ ...named, numberOfPeople: '2' })).toEqual({
      companions: { code: 'too_many_people', params: { maximum: 1 } },
    });
    expect(hostReplyProblems({ ...named, companions: 'x'.repeat(101) })).toEqual({ companions: { code: 'too_long' } });
    expect(hostReplyProblems({ ...named, numberOfPeople: '' })).toEqual({ numberOfPeople: { code: 'invalid' } });
    expect(hostReplyProblems({ ...named, answer: 'no', numberOfPeople: '1' })).toEqual({});
  });

  it('refuses an invalid e-mail', () => {
    expect(hostReplyProblems({ ...filled, email: 'bo@' })).toEqual({ email: { code: 'email_invalid' } });
    expect(hostReply({ ...filled, email: ' ' }, fields).email).toBeNull();
  });

  it('drops number, names and answers when the guest does not come', () =>
    expect(hostReply({ ...hostReplyValues(reply), answer: 'no' }, fields)).toMatchObject({
      isComming: false,
      numberOfPeople: 1,
      companions: [],
      fields: {},
    }));
});
