import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

export class MediaConfig extends config({
  HERO_IMAGES: variable(
    z
      .string()
      .regex(/^[1-9]\d{0,3}(,[a-z]+(-[a-z]+)*)*$/)
      .default('1000'),
    'the most hero pictures drawn for one occasion at the first start, and the names of further ones',
    '1,candle-glow',
  ),
}) {}
