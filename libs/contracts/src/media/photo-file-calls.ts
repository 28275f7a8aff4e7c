import { z } from 'zod';
import { call, Instant, PartyRef } from '../define';
import * as http from './http';

/** The most files that one page of the list names. */
export const PHOTO_FILES_PAGE = 500;

/** The photo after which a page begins: its number, the milliseconds of its upload, and its id. */
const PhotoPlace = z.string().regex(/^\d{1,6}\.\d{1,15}\.[0-9a-f]{24}$/, 'invalid');

/** The calls about the photos of a party as files. */
export const photoFileCalls = {
  listPhotoFiles: call({
    summary:
      'All photos of a party as one zip, the oldest first, in the largest size. The zip is sent while it is made: it has a ' +
      'Content-Length, and a connection that ends before is a zip to be downloaded anew.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, after: PhotoPlace.nullable().default(null) }),
    output: z.object({
      /** The name of the zip. */
      fileName: z.string(),
      /** Key in the file store, name in the zip, bytes, and when it was uploaded. */
      files: z.array(z.object({ key: z.string(), name: z.string(), bytes: z.number().int(), at: Instant })),
      next: z.string().nullable(),
    }),
    idempotent: true,
    http: http.listPhotoFiles,
  }),
};
