import { describe, expect, it } from '@jest/globals';
import { holdsAddress } from './holds-address';

describe('holdsAddress', () => {
  it.each([
    'karen@bank.example',
    'Karen <karen@bank.example>',
    'support＠bank.example',
    'Min Bank https://bank.example/login',
    'ftp://files',
    'www.bank',
    'WWW. bank',
    'Nets · nets.dk',
    'NETS.DK',
    'nets．dk',
    'Bank.Com support',
    'mit.id',
    'nets\u200b.\u200bdk',
  ])('finds an address or link in %j', (name) => {
    expect(holdsAddress(name)).toBe(true);
  });

  it.each([
    'Karen Holm',
    'Dr.Holm',
    'J.R.R. Tolkien',
    'Åse & Bjørn',
    'Karen @ kontoret',
    'Familien Holm, Bjergby Kirkevej 12.',
    'Hr. og fru Holm',
    'Anne-Mette Ødegård Søndergård ph.d.',
    '3.b på Skolen',
    'Karen…',
    'Bestyrelsen i E/F Parken v. Åse',
  ])('finds no address or link in %j', (name) => {
    expect(holdsAddress(name)).toBe(false);
  });
});
