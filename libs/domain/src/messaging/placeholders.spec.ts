import { describe, expect, it } from '@jest/globals';
import { countPlaceholders, fillPlaceholders, hasPlaceholder, splitPlaceholders } from './placeholders';

const values = { name: 'Anna', link: 'https://festlig.example/x' };

describe('placeholders', () => {
  it('are replaced everywhere, whatever their spacing and capitals', () => {
    expect(fillPlaceholders('((name)), se (( Link )) ((NAME))', values)).toBe(
      'Anna, se https://festlig.example/x Anna',
    );
  });

  it('are written with a capital where “Familien” begins a sentence, and small within one (rule: greeted-by-name)', () => {
    const filled = (text: string) => fillPlaceholders(text, { ...values, name: 'familien Krogh' });
    expect(filled('((name)), kommer I? ((name))!')).toBe('Familien Krogh, kommer I? Familien Krogh!');
    expect(filled('Kære ((name)), vi glæder os')).toBe('Kære familien Krogh, vi glæder os');
    expect(filled('Se ((link)) ((name))')).toBe(`Se ${values.link} familien Krogh`);
  });

  it('leave all other brackets unchanged', () => {
    expect(fillPlaceholders('(name) ((navn)) ((name)', values)).toBe('(name) ((navn)) ((name)');
  });

  it('are not replaced within an inserted name', () => {
    expect(fillPlaceholders('((name))', { ...values, name: '((link))' })).toBe('((link))');
  });

  it('are recognised by name', () => {
    expect(hasPlaceholder('Hej ((name))', 'name')).toBe(true);
    expect(hasPlaceholder('Hej ((name))', 'link')).toBe(false);
    expect(splitPlaceholders('Hej')).toEqual(['Hej']);
  });

  it('are counted at each occurrence', () => {
    expect(countPlaceholders('((name)) ((link))((name)) ((navn))')).toBe(3);
    expect(countPlaceholders('Hej')).toBe(0);
  });
});
