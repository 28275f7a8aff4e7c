import { describe, expect, it } from '@jest/globals';
import { codeText } from './code-text';

describe('codeText', () => {
  it.each(['da', 'en'] as const)('begins with the code, fits in one text and holds no link, in %s', (language) => {
    const text = codeText(language, '012345');
    expect(text).toMatch(/^012345 /);
    expect(text).toContain('10');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).not.toMatch(/https?:|www\./);
  });
});
