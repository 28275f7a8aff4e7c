import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { firstTemplate } from './first-template';
import { inPartyLanguage } from './other-language';
import { photosTemplate } from './photos-template';
import type { TemplateText } from './ready-template';
import { tellingTemplate } from './telling-template';

const party = {
  title: 'Emma 30',
  date: '2030-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  place: 'Hos os',
  replyBy: null,
};
const host = 'Karen Holm';
const asked = (words: TemplateText, language: 'da' | 'en') =>
  inPartyLanguage(words, language, [party, host], isDeepStrictEqual);
const READY: [string, (language: 'da' | 'en') => TemplateText][] = [
  ['the invitation', (language) => firstTemplate(language, { ...party, type: 'party' }, host)],
  ['that of a wedding', (language) => firstTemplate(language, { ...party, type: 'wedding' }, host)],
  ['a reminder', (language) => tellingTemplate('reminder', language, party, host)],
  ['a message about photos', (language) => photosTemplate(language, party.title, host, { sees: false, uploads: true })],
];

describe('words that nobody has written (rule: ready-words-follow-language)', () => {
  it.each(READY)('are there in the language of the party, in both directions: %s', (_, ready) => {
    expect(asked(ready('da'), 'en')).toEqual(ready('en'));
    expect(asked(ready('en'), 'da')).toEqual(ready('da'));
  });

  it.each(READY)('need no others when they are in the language of the party: %s', (_, ready) => {
    expect(asked(ready('en'), 'en')).toBeNull();
    expect(asked(ready('da'), 'da')).toBeNull();
  });

  it.each(READY)('are the host’s own once a word was changed: %s', (_, ready) => {
    const { name, email, text } = ready('da');
    for (const changed of [{ name: `${name}!` }, { email: `${email}<p>x</p>` }, { text: `${text} x` }])
      expect(asked({ name, email, text, ...changed }, 'en')).toBeNull();
  });
});
