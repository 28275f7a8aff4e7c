import { describe, expect, it } from '@jest/globals';
import { ACTS, OPERATED } from '../party';
import { allCalls } from '.';

/** Calls that change something or hand out a file, and are still no line in the history, with the reason. */
const NO_ACT: Readonly<Record<string, string>> = {
  'party.createParty': 'the history begins with the party',
  'party.deleteParty': 'the history is deleted with the party',
  'party.updateCohost': 'a co-host decides about their own mails and what they themselves see',
  'party.moveWish': 'changes only the order of the wishlist',
  'party.readLink': 'changes nothing',
  'contacts.findSameGuests': 'changes nothing',
  'contacts.previewImport': 'changes nothing',
  'contacts.mendImportRow': 'changes only how a list is read whose import has not begun',
  'media.uploadImage': 'nobody sees the picture before the page is saved with it',
  'media.cropImage': 'nobody sees the picture before the page is saved with it',
  'media.makeBook': 'the book is a file that can be made again at any time, and changes nothing else',
  'media.cancelBook': 'the book is a file that can be made again at any time, and changes nothing else',
  'media.downloadBook': 'a book of photos, which holds nothing that those who made it had not chosen',
  'messaging.preview': 'changes nothing',
  'messaging.test': 'a mail to the host alone',
  'messaging.testText': 'a text to the host alone',
  'contacts.exportImportRows': 'rows of a file that a host brought',
  'billing.getReceipt': 'what was paid, without any guest',
  'party.getCalendar': 'for everybody who has the link',
  'party.reserveWish': 'what somebody does as a guest',
  'party.unreserveWish': 'what somebody does as a guest',
  'contacts.visitGuest': 'what somebody does as a guest',
  'rsvp.submitRsvp': 'what somebody does as a guest',
  'media.beginPhoto': 'the gallery itself says who added a photo',
  'media.uploadPhoto': 'the gallery itself says who added a photo',
  'media.receivePhoto': 'the gallery itself says who added a photo',
};

describe('the acts in the history of a party', () => {
  const OF_PEOPLE = ['user', 'guest', 'editor', 'owner'];
  const AS_FILE = ['download', 'zip', 'file'];
  /** Everything but what a page reads to show it. What identity answers concerns an account and no party. */
  const looked = allCalls.filter(
    ({ access, http, service, idempotent }) =>
      http &&
      OF_PEOPLE.includes(access) &&
      service !== 'identity' &&
      (http.method !== 'GET' || !idempotent || AS_FILE.includes(http.answer)),
  );

  it.each(looked.map(({ name }) => [name]))('contain %s, or a reason says why not', (name) =>
    expect([...ACTS, ...Object.keys(NO_ACT)]).toContain(name),
  );

  it('are calls that exist, or of the operator’s command', () => {
    const names = allCalls.map(({ name }) => name);
    const known = [...names, ...OPERATED];
    expect([...ACTS, ...Object.keys(NO_ACT)].filter((name) => !known.includes(name))).toEqual([]);
    expect(ACTS.filter((name) => name in NO_ACT)).toEqual([]);
  });
});
