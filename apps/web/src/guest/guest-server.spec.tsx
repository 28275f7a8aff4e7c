import { describe, expect, it } from '@jest/globals';
import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { POSTED_FORM } from '@festlig/domain/web/posted-form';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { renderForm, renderReply, renderShell } from '../guest-server';

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

/** Ends what it could stand in, and looks like what the gateway looks for. */
const EVIL = `"'</p></textarea></script><img src=x onerror=alert(1)><!--form reply-->`;
const place = { address: EVIL, latitude: null, longitude: null };
const question = { id: 'q1', name: EVIL, type: 'text', required: true, hidden: false, onlyComing: false } as const;
const item = { id: 'i1', date: party.date, title: 'Vielse', location: { ...place, address: '' } };
const message = { id: 'c'.repeat(24), message: EVIL, createdAt: party.date, isHost: true, byOwner: true };

interface Written {
  party?: Partial<Party>;
  guest?: Partial<typeof anne>;
  own?: Partial<OwnRsvp>;
  typed?: Record<string, string>;
}

describe('a word that somebody has written', () => {
  it.each([
    ['the title', { party: { title: EVIL } }],
    ['the host’s name', { party: { hostName: EVIL } }],
    ['the place', { party: { location: place } }],
    ['an item of the programme', { party: { programme: [{ ...item, title: EVIL }] } }],
    ['the place of an item', { party: { programme: [{ ...item, location: place }] } }],
    ['a question', { party: { rsvpFields: [question] } }],
    ['a choice', { party: { rsvpFields: [{ ...question, type: 'choice' }] } }],
    ['the name of a link', { party: { actions: { 'https://gaver.example/': EVIL } } }],
    ['the address of a link', { party: { actions: { [`https://gaver.example/?${EVIL}`]: 'Gaver' } } }],
    ['the guest’s name', { guest: { name: EVIL } }],
    ['the name of a reply', { own: { name: EVIL } }],
    ['the comment of a reply', { own: { comment: EVIL } }],
    [
      'the answer to a question',
      { party: { rsvpFields: [{ ...question, name: 'Sang' }] }, own: { fields: { q1: EVIL } } },
    ],
    ['a message', { own: { messages: [message] } }],
    [
      'the host’s name at a message',
      { party: { hostName: EVIL }, own: { messages: [{ ...message, message: 'Hej' }] } },
    ],
    ['a name that was refused', { typed: { name: EVIL } }],
    ['a comment that was refused', { typed: { comment: EVIL } }],
    [
      'an answer that was refused',
      { party: { rsvpFields: [{ ...question, name: 'Sang' }] }, typed: { 'answer-q1': EVIL } },
    ],
  ] as [string, Written][])(
    'stays text on the page that the server renders: %s',
    (_what, { party: change, guest, own, typed }) => {
      const page = pageOf({ ...anne, ...guest }, change);
      const answers = page.answers.map((answer) =>
        answer.call === 'rsvp.getOwnRsvp' && own ? { ...answer, output: { rsvp: anOwnReply(own) } } : answer,
      );
      const posted = { form: 'reply', values: { answer: 'yes', ...typed }, errors: {} };
      const stranger = answers.filter(({ call }) => call !== 'contacts.getGuest' && call !== 'rsvp.getOwnRsvp');
      const all = typed
        ? { ...page, address: '/sommer', answers: [...stranger, { call: POSTED_FORM, input: {}, output: posted }] }
        : { ...page, answers };
      const html = renderShell(all)('?cid=guest123', renderReply(all));
      expect(html.match(/<!--form reply-->/g)?.length ?? 0).toBe(own ? 0 : 1);
      const box = document.createElement('div');
      box.innerHTML = html;
      expect(box.querySelector('img[src="x"], script, [onerror]')).toBeNull();
      const attributes = [...box.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const shownAt = [box.textContent, ...attributes.map(({ value }) => value)];
      expect(shownAt.some((text) => text?.includes(EVIL))).toBe(true);
    },
  );
});

describe('the map of a place', () => {
  it('is not rendered before the scripts, which alone can hear that its pictures fail (rule: page-map)', () => {
    const location = { address: 'Rundetårn', latitude: 55.6814, longitude: 12.5757 };
    const page = pageOf(anne, { location });
    const html = renderShell(page)('?cid=guest123', renderReply(page));
    expect(html).toContain('Rundetårn');
    expect(html).not.toContain('tile.openstreetmap');
  });
});
