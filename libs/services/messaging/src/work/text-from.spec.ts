import { describe, expect, it } from '@jest/globals';
import { textFrom } from './text-from';

const verified = { phone: '+4540506070', phone_verified: true };

describe('The sender of texts (rule: text-sender)', () => {
  it('is the verified number of the host who sends, when the party uses it', () => {
    expect(textFrom({ usesHostNumber: true }, verified)).toBe('+4540506070');
  });

  it.each([
    ['when the party does not use it', { usesHostNumber: false }, verified],
    ['while the number is not verified', { usesHostNumber: true }, { ...verified, phone_verified: false }],
    ['without a number', { usesHostNumber: true }, { phone: null, phone_verified: false }],
  ])('is the product %s', (_case, party, host) => {
    expect(textFrom(party, host)).toBeNull();
  });
});
