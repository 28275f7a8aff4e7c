import { describe, expect, it } from '@jest/globals';
import { checkTemplate } from './check-template';
import { photosTemplate } from './photos-template';
import { segmentsOf } from './text-body';

describe('the ready message about the photos (rule: photo-opening-told)', () => {
  const both = { sees: true, uploads: true };

  it.each(['da', 'en'] as const)('can be saved as it is, with the name and the link of the guest: %s', (language) => {
    const template = photosTemplate(language, 'Sofies 40 år', 'Sofie & Bo Lindholm', both);
    expect(checkTemplate(template)).toEqual({});
    expect(template.name).toContain('Sofies 40 år');
    expect(template.email).toContain('((name))');
    expect(template.email).toContain('<p>((link))</p>');
    expect(template.email).toContain('Sofie &amp; Bo Lindholm');
    expect(template.text).toContain('((link))\n');
    expect(template.text.endsWith('Sofie & Bo Lindholm')).toBe(true);
    expect(segmentsOf(template.text).costly).toEqual([]);
  });

  it('says no more than guests may do', () => {
    const words = (guests: { sees: boolean; uploads: boolean }) => photosTemplate('en', 'Party', 'Bo', guests).email;
    expect(words(both)).toMatch(/see the photos.*add your own/);
    expect(words({ sees: true, uploads: false })).not.toContain('add');
    expect(words({ sees: false, uploads: true })).not.toContain('see');
  });
});
