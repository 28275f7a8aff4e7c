import { z } from 'zod';
import { call, defineContract } from '../define';
import { mediaErrors } from './errors';
import * as http from './http';

export const media = defineContract('media', mediaErrors, {
  listHeroImages: call({
    summary:
      'Map of group to list of image paths: `/media/hero-images/<group>/<name>-<tone>.jpg`, thumbnails ' +
      'beside them in `thumbs/`, the upright middle in `upright/`. `tone` is of the picture: a title over a `dark` one is light.',
    access: 'public',
    input: z.object({}),
    output: z.record(z.string(), z.array(z.string())),
    idempotent: true,
    isShared: true,
    http: http.listHeroImages,
  }),
});
