import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

export const TAGS = [
  'Initial',
  'Parties',
  'Party',
  'Guest',
  'Contacts',
  'Templates',
  'Sends',
  'Rsvps',
  'OwnRsvp',
  'HeroImages',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * The one API of the web app; features inject their endpoints with `query` and `mutation` of call-endpoint.ts
 * (rule: one-contract).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // What failed without a net is there as soon as the net is.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
