import { http } from '../define/http';

/** The bindings of a guest's page have a file of their own, because a page loads files whole. */
export * from './guest-http';

export const enterRsvp = http('rsvp.enterRsvp', 'POST /api/party/:partyId/rsvps/entered');
export const updateRsvp = http('rsvp.updateRsvp', 'PATCH /api/party/:partyId/rsvps/:rsvpId');
export const deleteRsvp = http('rsvp.deleteRsvp', 'DELETE /api/party/:partyId/rsvps/:rsvpId');
/** Links up to a hundred replies, each by a write of its own. */
export const enlistRsvps = http('rsvp.enlistRsvps', 'POST /api/party/:partyId/rsvps/enlisted', { deadline: 20_000 });
export const listRsvps = http('rsvp.listRsvps', 'GET /api/party/:partyId/rsvps');
export const getStats = http('rsvp.getStats', 'GET /api/party/:partyId/rsvp/stats');
export const listHeadlines = http('rsvp.listHeadlines', 'GET /api/parties/headlines');
export const exportRsvps = http('rsvp.exportRsvps', 'GET /export/:partyId/rsvp-:which.csv', {
  answer: 'download',
  contentType: 'text/csv; charset=utf-8',
});
