import { z } from 'zod';
import { call, defineContract } from '../define';
import { mediaErrors } from './errors';
import * as http from './http';

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
});
