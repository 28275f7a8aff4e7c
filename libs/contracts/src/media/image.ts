import { z } from 'zod';
import { ObjectIdString } from '../define';

/** Why an uploaded file is refused as a picture; each is an error code with its text (rule: own-picture-refused). */
export const ImageRefusal = z.enum([
  'image_not_picture',
  'image_is_heic',
  'image_is_animated',
  'image_broken',
  'image_too_many_pixels',
  'image_too_small',
]);
export type ImageRefusal = z.output<typeof ImageRefusal>;

const part = z.number().min(0, 'invalid').max(1, 'invalid');

/** A part of a picture: left, top, width and height as shares of the whole. */
export const CropArea = z
  .object({ x: part, y: part, width: part.min(0.02, 'invalid'), height: part.min(0.02, 'invalid') })
  // Shares are computed from pixels, so that their sum can be a little more than the whole.
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, 'invalid');
export type CropArea = z.output<typeof CropArea>;

/** The parts of a picture that the top of the page shows in a wide and in a narrow box. */
export const Crop = z.object({ wide: CropArea, upright: CropArea });
export type Crop = z.output<typeof Crop>;

/**
 * A host's own picture. `src` is its address for the text; each crop has the address of its hero picture once that is
 * made (rules: own-pictures, own-hero). `ended`: nothing is being made at present.
 */
export const OwnImage = z.object({
  imageId: ObjectIdString,
  status: z.enum(['receiving', 'waiting', 'ready', 'refused']),
  refusal: ImageRefusal.nullable(),
  src: z.string().nullable(),
  /** Pixels of the picture at `src`. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  crops: z.array(
    z.object({
      wide: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      upright: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      heroImage: z.string().nullable(),
    }),
  ),
  ended: z.boolean(),
});
export type OwnImage = z.output<typeof OwnImage>;
