import { expect, it } from '@jest/globals';
import { tellsOfCancelling } from './tells-of-cancelling';

it('lets a cancelled party send messages, and neither invitations nor reminders (rule: party-cancelled)', () => {
  expect(tellsOfCancelling({ type: 'message' }, { audience: 'photos' })).toBe(true);
  expect(tellsOfCancelling({ type: 'invitation' }, { audience: 'photos' })).toBe(false);
  expect(tellsOfCancelling({ type: 'invitation' }, { audience: 'withoutRsvp' })).toBe(false);
  expect(tellsOfCancelling({ type: 'message', leadsTo: 'reply' }, { audience: 'withoutRsvp' })).toBe(false);
});

it('tells guests who were invited or have replied, and those picked one by one, and nobody else (rule: party-cancelled)', () => {
  for (const audience of ['photos', 'rsvp', 'rsvpYes', 'rsvpNo', 'withoutRsvp', 'custom'] as const)
    expect(tellsOfCancelling({ type: 'message' }, { audience, search: null })).toBe(true);
  expect(tellsOfCancelling({ type: 'message' }, { audience: 'all' })).toBe(false);
  expect(tellsOfCancelling({ type: 'message' }, { audience: 'missing' })).toBe(false);
  // A search finds guests who were not invited too.
  expect(tellsOfCancelling({ type: 'message' }, { audience: 'custom', search: '' })).toBe(false);
});
