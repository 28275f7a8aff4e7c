import { http, SLOW_GUESSING } from '../define/http';

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

/** The key of the browser that uploads, as for the list of photos. */
const headers = { guestKey: 'x-guest-key' };

/** All guests of a wedding can share one network address. */
export const beginPhoto = http('media.beginPhoto', 'POST /api/party/:partyId/photos', {
  headers,
  clientAddress: true,
  perMinute: 1200,
  ...SLOW_GUESSING,
});
export const uploadPhoto = http('media.uploadPhoto', 'POST /api/party/:partyId/photos/:photoId/file', {
  headers,
  file: 'media.admitFile',
  maxBytes: 25 * 1024 * 1024,
  slowest: 4000,
});
export const receivePhoto = http('media.receivePhoto', 'POST /api/party/:partyId/photos/:photoId/received', {
  headers,
  perMinute: 1200,
});
export const listOwnPhotos = http('media.listOwnPhotos', 'GET /api/party/:partyId/photos/own', { headers });
export const getPhoto = http('media.getPhoto', 'GET /api/party/:partyId/photos/:photoId', { headers });
export const updatePhoto = http('media.updatePhoto', 'PATCH /api/party/:partyId/photos/:photoId');
export const showPhotos = http('media.showPhotos', 'POST /api/party/:partyId/photos/shown');
export const deletePhoto = http('media.deletePhoto', 'DELETE /api/party/:partyId/photos/:photoId', { headers });
export const listPhotoFiles = http('media.listPhotoFiles', 'GET /api/party/:partyId/photos/download', {
  answer: 'zip',
  contentType: 'application/zip',
});
export const followWall = http('media.followWall', 'GET /api/party/:partyId/photos/wall/events', {
  answer: 'events',
  every: 2000,
});

export const getBook = http('media.getBook', 'GET /api/party/:partyId/photobook');
export const makeBook = http('media.makeBook', 'POST /api/party/:partyId/photobook', { perMinute: 20 });
export const followBook = http('media.followBook', 'GET /api/party/:partyId/photobook/events', { answer: 'events' });
export const cancelBook = http('media.cancelBook', 'POST /api/party/:partyId/photobook/cancel');
export const downloadBook = http('media.downloadBook', 'GET /api/party/:partyId/photobook/book.pdf', {
  answer: 'file',
  contentType: 'application/pdf',
});
