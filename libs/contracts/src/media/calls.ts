import { z } from 'zod';
import { call, defineContract, ObjectIdString, PartyRef } from '../define';
import { bookCalls } from './book-calls';
import { mediaErrors } from './errors';
import * as http from './http';
import { Crop, OwnImage } from './image';
import { photoCalls } from './photo-calls';
import { photoFileCalls } from './photo-file-calls';

const ImageRef = z.object({ partyId: PartyRef, imageId: ObjectIdString });

export const media = defineContract('media', mediaErrors, {
  listHeroImages: call({
    summary:
      'Image paths by group: `/media/hero-images/<group>/<name>-<tone>.jpg`, with thumbnails ' +
      'next to them in `thumbs/` and the upright middle in `upright/`. `tone` describes the picture: the title over a `dark` one is light.',
    access: 'public',
    input: z.object({}),
    output: z.record(z.string(), z.array(z.string())),
    idempotent: true,
    isShared: true,
    http: http.listHeroImages,
  }),
  beginUpload: call({
    summary: 'Where the gateway stores the file of `uploadImage`, before the first byte is read.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, bytes: z.number().int().min(1, 'image_broken') }),
    output: z.object({ key: z.string(), imageId: ObjectIdString }),
    idempotent: false,
    errors: ['image_too_large', 'too_many_images', 'too_many_uploads', 'too_many_requests'],
  }),
  uploadImage: call({
    summary:
      'Upload a picture of the host (JPEG or PNG): the body is the file, at most 15 MB, with a Content-Length. The content decides what it is; ' +
      '`followImage` says when it can be used, or why it cannot.',
    access: 'editor',
    input: ImageRef,
    output: OwnImage,
    idempotent: true,
    errors: ['too_many_images', 'too_many_uploads', 'image_too_large', 'image_broken'],
    http: http.uploadImage,
  }),
  followImage: call({
    summary: 'A picture of the host: what is made of it, until all is made.',
    access: 'editor',
    input: ImageRef,
    output: OwnImage,
    idempotent: true,
    http: http.followImage,
  }),
  cropImage: call({
    summary:
      'Make a hero picture of two parts of the picture: for wide and for narrow boxes. The same parts are made once.',
    access: 'editor',
    input: ImageRef.extend(Crop.shape),
    output: OwnImage,
    idempotent: true,
    errors: ['image_not_ready', 'too_many_crops'],
    http: http.cropImage,
  }),
  keepImages: call({
    summary:
      'Keep the pictures with these addresses as long as the party exists, because its page shows them. `missing`: those that do not exist ' +
      'or are not for this party.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, paths: z.array(z.string().max(300, 'too_long')) }),
    output: z.object({ missing: z.array(z.string()) }),
    idempotent: true,
  }),
  ...photoCalls,
  ...photoFileCalls,
  ...bookCalls,
});
