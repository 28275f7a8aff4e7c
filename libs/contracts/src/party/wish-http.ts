import { http } from '../define/http';

export const listWishes = http('party.listWishes', 'GET /api/party/:partyId/wishes');
export const createWish = http('party.createWish', 'POST /api/party/:partyId/wishes', { perMinute: 60 });
export const updateWish = http('party.updateWish', 'PATCH /api/party/:partyId/wishes/:wishId', {
  headers: { ifMatch: 'if-match' },
  etag: 'version',
});
export const moveWish = http('party.moveWish', 'POST /api/party/:partyId/wishes/:wishId/move');
export const deleteWish = http('party.deleteWish', 'DELETE /api/party/:partyId/wishes/:wishId');
export const restoreWish = http('party.restoreWish', 'POST /api/party/:partyId/wishes/:wishId/restore');
export const reserveWish = http('party.reserveWish', 'POST /api/party/:partyId/wishes/:wishId/reserve');
export const unreserveWish = http('party.unreserveWish', 'POST /api/party/:partyId/wishes/:wishId/unreserve');
export const readLink = http('party.readLink', 'POST /api/party/:partyId/wishes/link-metadata', {
  perMinute: 20,
  // Shops are slow: 6 seconds for the page and 3 for its picture are allowed.
  deadline: 12_000,
});
