import { http } from '../define/http';

export const listHeroImages = http('media.listHeroImages', 'GET /api/party/hero-images');
export const listPhotos = http('media.listPhotos', 'GET /api/party/:partyId/photos', {
  headers: { guestKey: 'x-guest-key' },
});
