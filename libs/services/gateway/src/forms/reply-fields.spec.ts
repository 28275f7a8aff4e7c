import { describe, expect, it } from '@jest/globals';
import { replyInput, unknownFields } from './reply-fields';

const party = { id: 'a'.repeat(24), rsvpFields: [], guestCountChoiceEnabled: true };
const posted = (fields: Record<string, string>) =>
  new Map(Object.entries({ answer: 'yes', numberOfPeople: '3', ...fields }));
const inputOf = (fields: Record<string, string>) => replyInput(posted(fields), party, { cid: null, rid: null });

describe('the names of those who come with the guest, in a posted form (rule: reply-companions)', () => {
  it('are those on each line, without blank lines', () => {
    const fields = { numberOfPeople: '4', companions: ' Bo \n\nIda Ærø\n' };
    expect(unknownFields(posted(fields), party)).toEqual([]);
    expect(inputOf(fields)).toMatchObject({ numberOfPeople: 4, companions: ['Bo', 'Ida Ærø'] });
    expect(inputOf({ companions: '' })).toMatchObject({ companions: [] });
  });

  it('are left out, as many as no longer come', () =>
    expect(inputOf({ numberOfPeople: '2', companions: 'Bo\nIda' })).toMatchObject({ companions: ['Bo'] }));

  it('are not in the call of a form that does not ask for them, so that they stay as they are', () =>
    expect(inputOf({})).not.toHaveProperty('companions'));
});
