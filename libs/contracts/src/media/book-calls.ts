import { z } from 'zod';
import { call, Instant, ObjectIdString, PartyRef } from '../define';
import { Book, BookChoice, BookSize } from './book';
import * as http from './http';
import { Photo } from './photo';

const ofParty = z.object({ partyId: PartyRef });

/** The calls about the photo book of a party. */
export const bookCalls = {
  getBook: call({
    summary: 'The photo book of a party, and the choice it was made of.',
    access: 'editor',
    input: ofParty,
    output: Book.extend({
      cover: ObjectIdString.nullable(),
      photoIds: z.array(ObjectIdString).nullable(),
      /** The photos of `photoIds` that are in the gallery, the oldest first; left out by services of earlier versions. */
      chosen: z.array(Photo).default([]),
      /** When it was asked for: photos that came later were no part of the choice. */
      askedAt: Instant.nullable(),
    }),
    idempotent: true,
    http: http.getBook,
  }),
  makeBook: call({
    summary:
      'Have the photo book made by a worker; the one before stays until it is ready. `followBook` says how far it is. `photoIds`: at most 300, ' +
      'null for all public photos (the first 300); they are in the order of their time. `cover`: a photo, null for the hero picture.',
    access: 'editor',
    input: ofParty.extend({ size: BookSize, ...BookChoice.shape }),
    output: Book,
    idempotent: false,
    errors: ['plan_required', 'book_off', 'book_empty'],
    http: http.makeBook,
  }),
  followBook: call({
    summary: 'How far the photo book is, until nothing is being made.',
    access: 'editor',
    input: ofParty,
    output: Book,
    idempotent: true,
    http: http.followBook,
  }),
  cancelBook: call({
    summary: 'Stop making the photo book. A book that is ready stays.',
    access: 'editor',
    input: ofParty,
    output: Book,
    idempotent: true,
    http: http.cancelBook,
  }),
  downloadBook: call({
    summary: 'The photo book that was ready last, as a PDF.',
    access: 'editor',
    input: ofParty,
    output: z.object({ key: z.string(), fileName: z.string() }),
    idempotent: true,
    errors: ['book_not_ready'],
    http: http.downloadBook,
  }),
};
