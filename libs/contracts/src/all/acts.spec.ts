import { describe, expect, it } from '@jest/globals';
import { ACTS } from '../party';
import { allCalls } from '.';

/** Calls of hosts that are no GET and still no line in the history, with the reason. */
const NO_ACT: Readonly<Record<string, string>> = {
  'party.deleteParty': 'the history is deleted with the party',
  'party.updateCohost': 'a co-host decides about their own mails and what they themselves see',
  'party.moveWish': 'changes only the order of the wishlist',
  'party.readLink': 'changes nothing',
  'contacts.previewImport': 'changes nothing',
  'contacts.mendImportRow': 'changes only how a list is read whose import has not begun',
  'media.uploadImage': 'nobody sees the picture before the page is saved with it',
  'media.cropImage': 'nobody sees the picture before the page is saved with it',
  'media.makeBook': 'the book is a file that can be made again at any time, and changes nothing else',
  'media.cancelBook': 'the book is a file that can be made again at any time, and changes nothing else',
  'media.updatePhoto': 'every photo of a party can be shown and hidden again at any time, one by one',
  'media.showPhotos': 'every photo of a party can be hidden again at any time',
  'messaging.preview': 'changes nothing',
  'messaging.test': 'a mail to the host alone',
  'messaging.testText': 'a text to the host alone',
};

describe('the acts in the history of a party', () => {
  const changing = allCalls.filter(
    ({ access, http }) => (access === 'editor' || access === 'owner') && http?.method !== 'GET' && http,
  );

  it.each(changing.map(({ name }) => [name]))('contain %s, or a reason says why not', (name) =>
    expect([...ACTS, ...Object.keys(NO_ACT)]).toContain(name),
  );

  it('are calls that exist', () => {
    const names = allCalls.map(({ name }) => name);
    expect([...ACTS, ...Object.keys(NO_ACT)].filter((name) => !names.includes(name))).toEqual([]);
    expect(ACTS.filter((name) => name in NO_ACT)).toEqual([]);
  });
});
