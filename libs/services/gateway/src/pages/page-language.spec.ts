import { describe, expect, it } from '@jest/globals';
import { pageAt } from '@festlig/domain/web/pages';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import type { FastifyRequest } from 'fastify';
import type { FirstData } from './first-answer';
import { acceptedLanguage, languageOf } from './page-language';

describe('acceptedLanguage', () => {
  it.each([
    ['da-DK,da;q=0.9,en;q=0.8', 'da'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,en;q=0.4,da;q=0.7', 'da'],
    ['DE , EN ; q=0.5', 'en'],
    ['en, da', 'en'],
  ])('finds in %s the language %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

  it('is linear in the length of a header of spaces', () => {
    // So many spaces that quadratic work would take minutes.
    expect(acceptedLanguage(`en${' '.repeat(400_000)}x, da`)).toBe('da');
  });

  it.each(['', '*', 'de-DE,de;q=0.9', 'en;q=0', 'en;q=much', 'english', undefined])(
    'finds none of our languages in %s',
    (header) => expect(acceptedLanguage(header)).toBeUndefined(),
  );
});

describe('the language in which a page of a party begins (rules: party-language, language-carried-over)', () => {
  const begins = (
    path: string,
    isOwner: boolean,
    cookies: Record<string, string> = {},
    user: FirstData['user'] = aUser({ language: 'da' }),
  ) => {
    const request = { cookies, headers: {} } as unknown as FastifyRequest;
    const data = {
      party: aParty({ id: 'a'.repeat(24), language: 'da', isOwner }),
      user,
      answers: [],
    } as unknown as FirstData;
    return languageOf(request, pageAt(path), data);
  };
  const carried = { festlig_address_language: 'en' };

  it.each(['/Feststar/contacts', '/Feststar'])('is for its host at %s that of the page the host came from', (path) => {
    expect(begins(path, true)).toBe('da');
    expect(begins(path, true, carried)).toBe('en');
    expect(begins(path, true, { ...carried, festlig_language: 'da' })).toBe('da');
    expect(begins(path, true, { festlig_address_language: 'xx' })).toBe('da');
  });

  it('is for its guests the party’s, whatever page they were on before', () => {
    expect(begins('/Feststar', false, carried, null)).toBe('da');
    expect(begins('/Feststar', false, carried)).toBe('da');
  });
});
