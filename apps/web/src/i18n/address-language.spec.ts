import { afterEach, expect, it, jest } from '@jest/globals';
import { forgetAddressLanguage, hostLanguage, keepAddressLanguage } from './address-language';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('carries the language of the page a host came from over to the pages of a party (rule: language-carried-over)', () => {
  expect(hostLanguage('da')).toBe('da');
  expect(hostLanguage(undefined)).toBeUndefined();
  keepAddressLanguage('en');
  expect(hostLanguage('da')).toBe('en');
  // The server begins the host's pages in it.
  expect(document.cookie).toContain('festlig_address_language=en');
  keepAddressLanguage('da');
  expect(hostLanguage('en')).toBe('da');
});

it('is the account’s own again once it is forgotten, for the server too', () => {
  keepAddressLanguage('en');
  forgetAddressLanguage();
  expect(hostLanguage('da')).toBe('da');
  expect(document.cookie).not.toContain('festlig_address_language');
});

it('is the host’s own language where the browser keeps nothing', () => {
  const forbid = () => {
    throw new Error('denied');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  keepAddressLanguage('en');
  expect(hostLanguage('da')).toBe('da');
});
