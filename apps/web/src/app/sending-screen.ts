import { listSends, listTemplates } from '@festlig/contracts/messaging/http';
import { api } from '../api/api';
import { readScreen, type Screen, type ScreenOf } from '../api/graphql';
import { sendsApi } from '../api/sends';
import { templatesApi } from '../features/templates/api';

const parts = { templates: listTemplates, sends: listSends } as const;
const SENDING: Screen<typeof parts> = { name: 'sending', parts };

/** The first screen of the sending page in one request. It fills the caches of the calls themselves. */
const firstScreenApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSending: build.query<ScreenOf<typeof parts>, { partyId: string }>({
      queryFn: readScreen(SENDING, ({ partyId }) => ({ party: partyId })),
      keepUnusedDataFor: 0,
      onQueryStarted: (of, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { templates, sends } }) => {
            dispatch(
              templatesApi.util.upsertQueryEntries([{ endpointName: 'listTemplates', arg: of, value: templates }]),
            );
            dispatch(sendsApi.util.upsertQueryEntries([{ endpointName: 'listSends', arg: of, value: sends }]));
          },
          () => undefined,
        ),
    }),
  }),
});

export const { useGetSendingQuery } = firstScreenApi;

/** Whether all parts are cached, without a request. */
export function useIsKnown(of: { partyId: string }): boolean {
  const templates = templatesApi.endpoints.listTemplates.useQueryState(of);
  const sends = sendsApi.endpoints.listSends.useQueryState(of);
  return templates.data !== undefined && sends.data !== undefined;
}
