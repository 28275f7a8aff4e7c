import { variable } from '@festlig/platform/config';
import { mapsVariables } from '@festlig/platform/config/platform-variables';
import { z } from 'zod';

/** What the gateway needs beside the platform's variables. */
export const gatewayVariables = {
  ...mapsVariables,
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000), 'the port browsers reach', '3000'),
  CSRF_SECRET: variable(z.string().min(16), 'ties the CSRF token to the session', '32 random characters'),
  WEB_ROOT: variable(z.string().default('dist/web'), 'folder with the built web app', 'dist/web'),
  TRUST_PROXY: variable(
    z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    'whether a proxy in front sets X-Forwarded-For',
    'true',
  ),
  RATE_LIMIT: variable(
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((text) => text === 'on'),
    'off only where one machine plays many guests',
    'on',
  ),
};
