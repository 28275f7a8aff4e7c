import { http } from '../define/http';

/** The bindings of a guest's page have a file of their own, because a page loads files whole. */
export * from './guest-http';

export const uploadImage = http('media.uploadImage', 'POST /api/party/:partyId/images', {
  file: 'media.beginUpload',
  maxBytes: 15 * 1024 * 1024,
});
export const followImage = http('media.followImage', 'GET /api/party/:partyId/images/:imageId/events', {
  answer: 'events',
});
export const cropImage = http('media.cropImage', 'POST /api/party/:partyId/images/:imageId/crops');
