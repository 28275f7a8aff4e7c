import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { mapsVariables } from '@festlig/platform/config/platform-variables';
import { z } from 'zod';

/** Secrets of users pass there, so an address is encrypted, or on this machine. */
const providerUrl = (standard: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(standard)
    .refine((url) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]))/.test(url));
const id = z.string().min(1).max(300).optional();

export class IdentityConfig extends config({
  ...mapsVariables,
  GOOGLE_CLIENT_ID: variable(
    id,
    'our OAuth client at Google, whose redirect address is PUBLIC_URL/connect/google/callback; without it nobody can log in with Google',
    '1234-abcd.apps.googleusercontent.com',
  ),
  GOOGLE_CLIENT_SECRET: variable(id, 'its secret', 'GOCSPX-...'),
  GOOGLE_ISSUER: variable(
    providerUrl('https://accounts.google.com'),
    'Google, or its simulator',
    'https://accounts.google.com',
  ),
  FACEBOOK_APP_ID: variable(
    id,
    'our app at Facebook, whose redirect address is PUBLIC_URL/connect/facebook/callback; without it nobody can log in with Facebook',
    '1234567890',
  ),
  FACEBOOK_APP_SECRET: variable(id, 'its secret', '32 hex characters'),
  FACEBOOK_DIALOG_URL: variable(
    providerUrl('https://www.facebook.com/v23.0/dialog/oauth'),
    "Facebook's log-in page, or its simulator",
    'https://www.facebook.com/v23.0/dialog/oauth',
  ),
  FACEBOOK_GRAPH_URL: variable(
    providerUrl('https://graph.facebook.com/v23.0'),
    "Facebook's Graph API, or its simulator",
    'https://graph.facebook.com/v23.0',
  ),
}) {}
