import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { z } from 'zod';

/** The answer to DASHBOARD_QUERY: the calls' own shapes. */
export const DashboardAnswer = z
  .object({
    data: z.object({
      dashboard: z.object({ stats: rsvp.calls.getStats.output, latestReplies: rsvp.calls.listRsvps.output }),
    }),
  })
  .transform(({ data }) => data.dashboard);
export type Dashboard = z.output<typeof DashboardAnswer>;

/** The list as the page shows it first. */
export const firstList = (partyId: string) =>
  ({ partyId, sort: '-createdAt', page: 1, pageSize: RSVPS_PAGE_SIZE }) as const;
