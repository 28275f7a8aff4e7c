import { z } from 'zod';
import { FormKey, Instant, ObjectIdString } from '../define';
import { ImageRefusal } from './image';

/**
 * The key by which a browser proves which photos it has uploaded, without a login (rule: photo-take-back). The service
 * stores only its digest.
 */
export const GuestKey = FormKey.optional();

/** Why an uploaded photo is refused; each is an error code with its text (rule: photo-refused). */
export const PhotoRefusal = z.enum([...ImageRefusal.options, 'photo_duplicate']);
export type PhotoRefusal = z.output<typeof PhotoRefusal>;

/** How a browser sends the file to the file store itself: a form of these fields, and then the file as `file`. */
export const DirectForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export type DirectForm = z.output<typeof DirectForm>;

/** A photo in the gallery. `src` is its address at 1600 pixels; `photoAt` makes those of the other sizes. */
export const Photo = z.object({
  id: ObjectIdString,
  src: z.string(),
  /** Who uploaded it and when; null for guests (rule: photo-editors-see-more). */
  name: z.string().nullable(),
  createdAt: Instant.nullable(),
  public: z.boolean(),
  /** Pixels of the largest size. */
  width: z.number().int(),
  height: z.number().int(),
  /** A data URI of a few pixels, to show until the picture has loaded. */
  blur: z.string(),
  /** Uploaded by this browser or account. */
  mine: z.boolean(),
});
export type Photo = z.output<typeof Photo>;

/** How many photos a gallery has, for its hosts (rule: photo-waiting). */
export const PhotoCounts = z.object({ all: z.number().int(), private: z.number().int() });
export type PhotoCounts = z.output<typeof PhotoCounts>;

/** Why a gallery is closed to guests; null = it is not. */
export const GalleryClosed = z.enum(['plan', 'off', 'later', 'hosts_only']);
export type GalleryClosed = z.output<typeof GalleryClosed>;

/** What the caller can do in a gallery (rules: photo-open, photo-open-later). */
export const GalleryState = z.object({
  sees: z.boolean(),
  uploads: z.boolean(),
  /** When the gallery opens, if that is why it is closed. */
  opensAt: z.string().nullable(),
  why: GalleryClosed.nullable(),
  /**
   * The most photos the party may have, and how many can still be added; null = no limit (rule: photo-limit), or not told to
   * this caller: guests who can add none are told neither, others how many are left when these are few, and the limit when
   * there are none (rule: guests-see-no-plan).
   */
  limit: z.number().int().nullable(),
  left: z.number().int().nullable(),
});
export type GalleryState = z.output<typeof GalleryState>;

/**
 * What became of an uploaded photo, for whoever uploaded it. `photo` is there once it is ready, also while it is not
 * public.
 */
export const OwnPhoto = z.object({
  photoId: ObjectIdString,
  status: z.enum(['receiving', 'waiting', 'ready', 'refused']),
  refusal: PhotoRefusal.nullable(),
  photo: Photo.nullable(),
});
export type OwnPhoto = z.output<typeof OwnPhoto>;
