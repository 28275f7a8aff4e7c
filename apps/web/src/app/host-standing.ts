import { listContacts } from '@festlig/contracts/contacts/http';
import { listSends } from '@festlig/contracts/messaging/http';
import { getStats } from '@festlig/contracts/rsvp/http';
import { api } from '../api/api';
import { readScreen, type Screen, type ScreenOf } from '../api/graphql';

const parts = { stats: getStats, contacts: listContacts, sends: listSends } as const;
const STANDING: Screen<typeof parts> = { name: 'dashboard', parts };

/** How far a party has come, in one request: its replies in numbers, its guests, and what was sent. */
export const { useGetStandingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getStanding: build.query<ScreenOf<typeof parts>, { partyId: string }>({
      queryFn: readScreen(STANDING, ({ partyId }) => ({ party: partyId })),
      providesTags: ['Rsvps', 'Contacts', 'Sends'],
    }),
  }),
});
