import { expect, it } from '@jest/globals';
import { tellsOfCancelling } from './tells-of-cancelling';

it('lets a cancelled party send messages, and neither invitations nor reminders (rule: party-cancelled)', () => {
  expect(tellsOfCancelling('message', { audience: 'photos' })).toBe(true);
  expect(tellsOfCancelling('invitation', { audience: 'photos' })).toBe(false);
  expect(tellsOfCancelling('invitation', { audience: 'withoutRsvp' })).toBe(false);
});

it('tells guests who were invited or have replied, and those picked one by one, and nobody else (rule: party-cancelled)', () => {
  for (const audience of ['photos', 'rsvp', 'rsvpYes', 'rsvpNo', 'withoutRsvp', 'custom'] as const)
    expect(tellsOfCancelling('message', { audience, search: null })).toBe(true);
  expect(tellsOfCancelling('message', { audience: 'all' })).toBe(false);
  expect(tellsOfCancelling('message', { audience: 'missing' })).toBe(false);
  // A search finds guests who were not invited too.
  expect(tellsOfCancelling('message', { audience: 'custom', search: '' })).toBe(false);
});
