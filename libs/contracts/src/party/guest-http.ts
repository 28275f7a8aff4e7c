import { http, SLOW_GUESSING } from '../define/http';

export const getParty = http('party.getParty', 'GET /api/party/:partyId', { etag: 'version', ...SLOW_GUESSING });
export const getCalendar = http('party.getCalendar', 'GET /api/party/:partyId/calendar.ics', {
  ...SLOW_GUESSING,
  answer: 'download',
  contentType: 'text/calendar; charset=utf-8',
});
