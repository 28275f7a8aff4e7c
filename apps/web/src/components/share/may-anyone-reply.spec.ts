import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { mayAnyoneReply } from './may-anyone-reply';

it.each([
  ['anyone with the link can reply', {}, true],
  ['replies are off', { rsvpEnabled: false }, false],
  ['only known guests can', { rsvpRestricted: true }, false],
  ['the party is cancelled', { cancelled: true }, false],
])('is told by the settings and the cancelling: %s (rule: share-says-who-replies)', (_, party, isSaid) =>
  expect(mayAnyoneReply(aParty({ id: 'a'.repeat(24), rsvpEnabled: true, ...party }))).toBe(isSaid),
);
