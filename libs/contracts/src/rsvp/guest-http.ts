import { http, SLOW_GUESSING } from '../define/http';

export const submitRsvp = http('rsvp.submitRsvp', 'POST /api/party/:partyId/rsvps', {
  perMinute: 120,
  ...SLOW_GUESSING,
});
export const getOwnRsvp = http('rsvp.getOwnRsvp', 'GET /api/party/:partyId/rsvp/own', {
  perMinute: 600,
  ...SLOW_GUESSING,
});
export const replyToRsvp = http('rsvp.replyToRsvp', 'POST /api/party/:partyId/rsvps/:rsvpRef/messages', {
  perMinute: 60,
  ...SLOW_GUESSING,
});
