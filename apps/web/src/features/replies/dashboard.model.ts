import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { getStats, listRsvps } from '@festlig/contracts/rsvp/http';
import type { ScreenOf } from '../../api/graphql';

/** The parts of the answer to DASHBOARD_QUERY: what the calls themselves answer. */
export const DASHBOARD_PARTS = { stats: getStats, latestReplies: listRsvps } as const;
export type Dashboard = ScreenOf<typeof DASHBOARD_PARTS>;

/** The list as the page shows it first. */
export const firstList = (partyId: string) =>
  ({ partyId, sort: '-createdAt', page: 1, pageSize: RSVPS_PAGE_SIZE }) as const;
