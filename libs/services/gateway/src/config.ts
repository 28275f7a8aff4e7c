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
  REQUESTS_AT_ONCE: variable(
    z.coerce.number().int().min(1).max(100_000).default(64),
    'requests the gateway answers at the same time, files and streams left out',
    '64',
  ),
  REQUESTS_WAITING: variable(
    z.coerce.number().int().min(0).max(100_000).default(256),
    'requests that wait for their turn; beyond it, and after 0.8 seconds, pages go out without data and the rest is answered 503',
    '256',
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
