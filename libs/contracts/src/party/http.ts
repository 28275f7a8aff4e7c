import { http, SLOW_GUESSING, TEXT_BODY } from '../define/http';

/** The bindings of a guest's page have a file of their own, because a page loads files whole. */
export * from './guest-http';

export const createParty = http('party.createParty', 'POST /api/party', { etag: 'version', ...TEXT_BODY });
export const listParties = http('party.listParties', 'GET /api/party');
export const updateParty = http('party.updateParty', 'PATCH /api/party/:partyId', {
  headers: { ifMatch: 'if-match' },
  etag: 'version',
  ...TEXT_BODY,
});
export const searchPlaces = http('party.searchPlaces', 'GET /api/places', { perMinute: 60 });
export const checkSlug = http('party.checkSlug', 'GET /api/party/:partyId/slug/:slug', { perMinute: 60 });
export const updateSettings = http('party.updateSettings', 'PATCH /api/party/:partyId/settings', {
  headers: { ifMatch: 'if-match' },
  etag: 'version',
});
export const deleteParty = http('party.deleteParty', 'DELETE /api/party/:partyId');
export const listCohosts = http('party.listCohosts', 'GET /api/party/:partyId/cohosts');
export const inviteCohost = http('party.inviteCohost', 'POST /api/party/:partyId/cohosts', { perMinute: 20 });
export const mailCohostAgain = http('party.mailCohostAgain', 'POST /api/party/:partyId/cohosts/:inviteId/mail', {
  perMinute: 20,
});
export const acceptCohost = http('party.acceptCohost', 'POST /api/party/:partyId/cohosts/:inviteId/accept', {
  ...SLOW_GUESSING,
});
export const checkCohostLink = http('party.checkCohostLink', 'POST /api/party/:partyId/cohosts/:inviteId/check', {
  ...SLOW_GUESSING,
});
export const updateCohost = http('party.updateCohost', 'PATCH /api/party/:partyId/cohosts/:inviteId');
export const removeCohost = http('party.removeCohost', 'DELETE /api/party/:partyId/cohosts/:inviteId');
export const getRole = http('party.getRole', 'GET /api/party/:partyId/role');
export const listHistory = http('party.listHistory', 'GET /api/party/:partyId/history');
export const listWishes = http('party.listWishes', 'GET /api/party/:partyId/wishes', SLOW_GUESSING);
export const createWish = http('party.createWish', 'POST /api/party/:partyId/wishes', { perMinute: 60 });
export const updateWish = http('party.updateWish', 'PATCH /api/party/:partyId/wishes/:wishId', {
  headers: { ifMatch: 'if-match' },
  etag: 'version',
});
export const moveWish = http('party.moveWish', 'POST /api/party/:partyId/wishes/:wishId/move');
export const deleteWish = http('party.deleteWish', 'DELETE /api/party/:partyId/wishes/:wishId');
export const restoreWish = http('party.restoreWish', 'POST /api/party/:partyId/wishes/:wishId/restore');
export const reserveWish = http('party.reserveWish', 'POST /api/party/:partyId/wishes/:wishId/reserve', SLOW_GUESSING);
export const unreserveWish = http(
  'party.unreserveWish',
  'POST /api/party/:partyId/wishes/:wishId/unreserve',
  SLOW_GUESSING,
);
export const readLink = http('party.readLink', 'POST /api/party/:partyId/wishes/link-metadata', {
  perMinute: 20,
  // Shops are slow: 6 seconds for the page and 3 for its picture are allowed.
  deadline: 12_000,
});
