import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { listSends } from '@festlig/contracts/messaging/http';
import { getStats, listRsvps } from '@festlig/contracts/rsvp/http';
import type { Screen, ScreenOf } from '../../api/graphql';

const parts = { stats: getStats, latestReplies: listRsvps, sends: listSends } as const;

/** The first screen of the page of replies. */
export const DASHBOARD: Screen<typeof parts> = { name: 'dashboard', parts, list: 'latestReplies' };
export type Dashboard = ScreenOf<typeof parts>;

/** The list as the page shows it first. */
export const firstList = (partyId: string, pageSize = RSVPS_PAGE_SIZE) =>
  ({ partyId, sort: '-createdAt', page: 1, pageSize }) as const;
