import { z } from 'zod';
import {
  call,
  ClientAddress,
  Done,
  FormKey,
  Instant,
  ObjectIdString,
  oneLine,
  pageInput,
  pageOf,
  PartyRef,
} from '../define';
import * as http from './http';
import { DirectForm, GalleryState, GuestKey, OwnPhoto, Photo, PhotoCounts } from './photo';
import { PHOTO_PAGE } from './photo-limits';

/** The most photos that are asked about at a time. */
const OWN_MAX = 50;
const PhotoRef = z.object({ partyId: PartyRef, photoId: ObjectIdString });
const Which = z.enum(['all', 'private']).default('all');
const OwnRef = PhotoRef.extend({ guestKey: GuestKey });
const ids = z
  .string()
  .max(OWN_MAX * 25, 'too_long')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(ObjectIdString).max(OWN_MAX, 'too_long'));

/** The calls about the photos of a party's guests. */
export const photoCalls = {
  listPhotos: call({
    summary:
      'The photos of a party, the newest first: all of them for its hosts, the public ones for guests. `which: private` are those ' +
      'that only hosts see; of these guests find none. For a guest of a closed ' +
      'gallery there are none, and `gallery` says why and when it opens. `version` grows with every change that the caller can see. ' +
      '`counts`: for hosts, all photos and the private ones.',
    access: 'guest',
    input: z.object({
      partyId: PartyRef,
      guestKey: GuestKey,
      which: Which,
      ...pageInput(['createdAt'], PHOTO_PAGE),
    }),
    output: pageOf(Photo).extend({ gallery: GalleryState, version: z.number().int(), counts: PhotoCounts.optional() }),
    idempotent: true,
    http: http.listPhotos,
  }),
  getPhoto: call({
    summary:
      'One photo of those that `listPhotos` lists for the caller, and how many of them come before it, the newest first. Of one ' +
      'that the caller does not see, nothing is told but what is told of one that there never was.',
    access: 'guest',
    input: OwnRef.extend({ which: Which }),
    output: z.object({ photo: Photo, before: z.number().int(), total: z.number().int() }),
    idempotent: true,
    http: http.getPhoto,
  }),
  beginPhoto: call({
    summary:
      'Announce one photo; its file is uploaded next (`uploadPhoto`), or, where the answer has a form for it (`direct`), sent to ' +
      'the file store itself (`receivePhoto`). `name` is for callers who are neither logged in nor known by ' +
      '`cid`. The same `uploadKey` again means the same photo. `digest` is the SHA-256 of the file: a photo that the party has is ' +
      'refused before it is sent.',
    access: 'guest',
    input: z.object({
      partyId: PartyRef,
      guestKey: GuestKey,
      bytes: z.number().int().min(1, 'image_broken'),
      name: oneLine(60).nullable().default(null),
      cid: z.string().max(24, 'invalid').nullable().default(null),
      uploadKey: FormKey,
      clientAddress: ClientAddress,
      digest: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'invalid')
        .nullable()
        .default(null),
    }),
    output: z.object({
      photoId: ObjectIdString,
      missed: z.boolean().optional(),
      direct: DirectForm.optional(),
    }),
    idempotent: true,
    errors: [
      ...(['gallery_closed', 'name_required', 'image_too_large'] as const),
      ...(['photo_duplicate', 'photo_limit', 'too_many_photos'] as const),
    ],
    http: http.beginPhoto,
  }),
  admitFile: call({
    summary: 'Where the gateway stores the file of `uploadPhoto`, before the first byte is read.',
    access: 'guest',
    input: OwnRef.extend({ bytes: z.number().int() }),
    output: z.object({ key: z.string(), photoId: ObjectIdString }),
    idempotent: true,
    errors: ['gallery_closed', 'image_broken'],
  }),
  uploadPhoto: call({
    summary:
      'Upload the file of an announced photo (JPEG or PNG): the body is the file, with the announced number of bytes as its ' +
      'Content-Length. `listOwnPhotos` says when it is in the gallery, or why it is refused.',
    access: 'guest',
    input: OwnRef,
    output: OwnPhoto,
    idempotent: true,
    errors: ['gallery_closed', 'image_broken'],
    http: http.uploadPhoto,
  }),
  receivePhoto: call({
    summary:
      'The file of an announced photo is in the file store, sent there by the form of its announcement. One with other bytes ' +
      'is deleted and refused.',
    access: 'guest',
    input: OwnRef,
    output: OwnPhoto,
    idempotent: true,
    errors: ['gallery_closed', 'image_broken'],
    http: http.receivePhoto,
  }),
  listOwnPhotos: call({
    summary:
      "What became of photos that the caller uploaded (`ids`, separated by commas). Others' photos are left out.",
    access: 'guest',
    input: z.object({ partyId: PartyRef, guestKey: GuestKey, ids }),
    output: z.object({ items: z.array(OwnPhoto) }),
    idempotent: true,
    http: http.listOwnPhotos,
  }),
  updatePhoto: call({
    summary: 'Show a photo to the guests, or to the hosts only.',
    access: 'editor',
    input: PhotoRef.extend({ public: z.boolean() }),
    output: Photo,
    idempotent: true,
    http: http.updatePhoto,
  }),
  showPhotos: call({
    summary:
      'Show all private photos to the guests that were announced until a moment: that of the newest which the host has seen. ' +
      '`shown`: how many.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, until: Instant }),
    output: z.object({ shown: z.number().int() }),
    idempotent: true,
    http: http.showPhotos,
  }),
  deletePhoto: call({
    summary: 'Delete a photo with its files. Hosts delete any, everybody else only what they uploaded themselves.',
    access: 'guest',
    input: OwnRef,
    output: Done,
    idempotent: true,
    http: http.deletePhoto,
  }),
  followWall: call({
    summary: 'The newest public photos, for a screen at the party; none for callers who do not see the gallery.',
    access: 'guest',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ items: z.array(Photo), total: z.number(), ended: z.boolean() }),
    idempotent: true,
    http: http.followWall,
  }),
};
