import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { leadOf } from './lead';

it.each([
  ['anyone with the link can reply', {}, 'lead.reply'],
  ['replies are off', { rsvpEnabled: false }, 'lead.see'],
  ['only known guests can', { rsvpRestricted: true }, 'lead.see'],
  ['the party is cancelled', { cancelled: true }, 'lead.see'],
])('is said where %s (rule: share-says-who-replies)', (_, party, lead) =>
  expect(leadOf(aParty({ id: 'a'.repeat(24), rsvpEnabled: true, ...party }))).toBe(lead),
);
