import { http, SLOW_GUESSING } from '../define/http';

export const getGuest = http('contacts.getGuest', 'GET /api/party/:partyId/guest/:cid', SLOW_GUESSING);
export const visitGuest = http('contacts.visitGuest', 'POST /api/party/:partyId/guest/:cid/visit', SLOW_GUESSING);
