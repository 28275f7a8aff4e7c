import { http, SLOW_GUESSING } from '../define/http';

export const getParty = http('party.getParty', 'GET /api/party/:partyId', { etag: 'version', ...SLOW_GUESSING });
