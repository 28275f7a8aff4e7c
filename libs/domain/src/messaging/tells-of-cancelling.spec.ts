import { expect, it } from '@jest/globals';
import { tellsOfCancelling } from './tells-of-cancelling';

it('lets a cancelled party send messages, and neither invitations nor reminders (rule: party-cancelled)', () => {
  expect(tellsOfCancelling('message', 'photos')).toBe(true);
  expect(tellsOfCancelling('message', 'custom')).toBe(true);
  expect(tellsOfCancelling('message', 'withoutRsvp')).toBe(false);
  expect(tellsOfCancelling('message', 'missing')).toBe(false);
  expect(tellsOfCancelling('invitation', 'all')).toBe(false);
});
