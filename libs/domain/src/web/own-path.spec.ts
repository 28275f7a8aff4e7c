import { expect, it } from '@jest/globals';
import { isOwnPath } from './own-path';

it.each(['/', '/da/account', '/abc?x=1#y', '/da/new/party/edit?save=1'])('%j is a path of our own', (path) =>
  expect(isOwnPath(path)).toBe(true),
);

it.each([
  '',
  'da',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil',
  '/a b',
])('%j is not a path of our own', (path) => expect(isOwnPath(path)).toBe(false));
