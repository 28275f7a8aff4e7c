import { http } from '../define/http';

export const listHeroImages = http('media.listHeroImages', 'GET /api/party/hero-images');
export const uploadImage = http('media.uploadImage', 'POST /api/party/:partyId/images', {
  file: 'media.beginUpload',
  maxBytes: 15 * 1024 * 1024,
});
export const followImage = http('media.followImage', 'GET /api/party/:partyId/images/:imageId/events', {
  answer: 'events',
});
export const cropImage = http('media.cropImage', 'POST /api/party/:partyId/images/:imageId/crops');
