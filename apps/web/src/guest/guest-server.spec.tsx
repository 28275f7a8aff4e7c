import { describe, expect, it } from '@jest/globals';
import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { renderForm, renderReply } from '../guest-server';

const party = aParty({ id: 'b'.repeat(24), slug: 'sommer', date: '2099-06-20T16:00:00Z' });
const anne = { sid: 'guest123', name: 'Anne Holm', maxPeople: 2 as number | null, hasEmail: true };

const pageOf = (guest: typeof anne, change: Partial<Party> = {}) => ({
  language: 'da' as const,
  now: Date.parse('2099-05-01T10:00:00Z'),
  address: `/sommer?cid=${guest.sid}`,
  answers: [
    { call: 'identity.getInitial', input: {}, output: { user: null, language: 'da', flags: {}, providerKeys: {} } },
    { call: 'party.getParty', input: { partyId: 'sommer' }, output: { ...party, ...change } },
    { call: 'contacts.getGuest', input: { partyId: party.id, cid: guest.sid }, output: guest },
    { call: 'rsvp.getOwnRsvp', input: { partyId: party.id, cid: guest.sid }, output: { rsvp: null } },
  ],
});

/** The same for the browser, whichever way its signs are written. */
const shown = (html: string): string => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
};

describe('the own part of guests who have not answered', () => {
  it.each([
    ['an open party', {}],
    ['a party that asks for no numbers', { guestCountChoiceEnabled: false }],
    ['a party that takes no replies', { rsvpEnabled: false }],
    ['a party that is over', { date: '2099-01-01T16:00:00Z' }],
    ['a cancelled party', { cancelled: true }],
  ] as [string, Partial<Party>][])('is for each name what is rendered for that guest alone: %s', (_what, change) => {
    for (const asked of [{}, { maxPeople: 1 }, { maxPeople: null }, { hasEmail: false }]) {
      const form = renderForm(pageOf({ ...anne, ...asked }, change));
      for (const name of ['Anne Holm', 'Åse', 'Familien Møller', `Bo "<b>" & Søn's $& $1`, '  Eva  Marie  Juhl ']) {
        const guest = { sid: 'another1', name };
        const alone = renderReply(pageOf({ ...anne, ...asked, ...guest }, change));
        expect(shown(form!(name))).toBe(shown(alone));
      }
    }
  });
});
