import { describe, expect, it } from '@jest/globals';
import { asksForReply } from './reply-line';
import { wizardTexts } from './wizard-texts';

const names = { name: 'Sofie', age: '', year: '25', childName: 'Alma', churchLocation: '', nameOnSpouse: 'Ole' };

describe('the line that asks for a reply (rule: settings-replies)', () => {
  it.each(['da', 'en'] as const)('is found in the text that the wizard writes in %s', (language) => {
    const body = wizardTexts[language].party.body(names);
    expect(asksForReply(`<p>${body.join('</p><p>')}</p>`)).toBe(true);
  });

  it('is not found where a host has removed or rewritten it', () => {
    expect(asksForReply('<p>Vi holder fest.</p>')).toBe(false);
    expect(asksForReply('<p>Skriv, om I kan komme.</p>')).toBe(false);
  });
});
