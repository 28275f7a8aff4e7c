import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

export const TAGS = [
  'Initial',
  'Parties',
  'Party',
  'Guest',
  'Contacts',
  'ImportRows',
  'Templates',
  'Sends',
  'Rsvps',
  'OwnRsvp',
  'HeroImages',
  'Cohosts',
  'Sessions',
  'Balance',
  'Wishes',
  'Photos',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * The only API of the web app; features inject their endpoints with `query` and `mutation` of call-endpoint.ts
 * (rule: one-contract).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // Fetches again what failed, as soon as the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
