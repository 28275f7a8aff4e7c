import { describe, expect, it } from '@jest/globals';
import { countPlaceholders, fillPlaceholders, hasPlaceholder, splitPlaceholders } from './placeholders';

const values = { name: 'Anna', link: 'https://festlig.example/x' };

describe('placeholders', () => {
  it('are filled wherever they stand, however they are spaced or capitalised', () => {
    expect(fillPlaceholders('((name)), se (( Link )) ((NAME))', values)).toBe(
      'Anna, se https://festlig.example/x Anna',
    );
  });

  it('leave every other bracket alone', () => {
    expect(fillPlaceholders('(name) ((navn)) ((name)', values)).toBe('(name) ((navn)) ((name)');
  });

  it('do not fill what a name brings along', () => {
    expect(fillPlaceholders('((name))', { ...values, name: '((link))' })).toBe('((link))');
  });

  it('are found', () => {
    expect(hasPlaceholder('Hej ((name))', 'name')).toBe(true);
    expect(hasPlaceholder('Hej ((name))', 'link')).toBe(false);
    expect(splitPlaceholders('Hej')).toEqual(['Hej']);
  });

  it('are counted, each time they stand', () => {
    expect(countPlaceholders('((name)) ((link))((name)) ((navn))')).toBe(3);
    expect(countPlaceholders('Hej')).toBe(0);
  });
});
