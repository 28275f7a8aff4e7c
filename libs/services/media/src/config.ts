import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

export class MediaConfig extends config({
  HERO_IMAGES: variable(
    z.coerce.number().int().min(1).max(1000).default(1000),
    'the most hero pictures drawn for one occasion at the first start',
    '3',
  ),
}) {}
