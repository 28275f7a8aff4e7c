import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '../app/store';
import { servedAnswers } from './first-answer';
import { api } from './api';
import { putFirstData, putWaiting } from './first-data';
import { getParty, partyApi } from './party';
import { photoListApi } from './photos';

const party = { id: 'a'.repeat(24), sid: 'abcdEFGH', title: 'Fest' };
const answers = [
  { call: 'party.getParty', input: { partyId: 'fest' }, output: party },
  { call: 'party.callOfTomorrow', input: {}, output: {} },
];
const cached = (store: ReturnType<typeof createStore>) => getParty.select({ partyId: 'fest' })(store.getState()).data;

describe('the data that comes with the page', () => {
  const fetched = jest.fn<typeof fetch>();
  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(answers)}</script>`;
    fetched.mockReset();
    global.fetch = fetched;
  });

  it('is there before any request, and is not fetched again', async () => {
    const store = createStore();
    putFirstData(store.dispatch, servedAnswers());
    expect(cached(store)).toEqual(party);
    await store.dispatch(getParty.initiate({ partyId: 'fest' }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is fetched again once it has been invalidated', async () => {
    const store = createStore();
    putFirstData(store.dispatch, servedAnswers());
    const subscription = store.dispatch(getParty.initiate({ partyId: 'fest' }));
    await subscription;
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    store.dispatch(partyApi.util.invalidateTags(['Party']));
    await Promise.all(store.dispatch(partyApi.util.getRunningQueriesThunk()));
    expect(String(fetched.mock.lastCall?.[0])).toBe('/api/party/fest');
    subscription.unsubscribe();
  });

  it('has the photos of a gallery that is open over the invitation', async () => {
    const input = { partyId: 'a'.repeat(24), page: 1, pageSize: 9 };
    const list = { items: [], total: 0, page: 1, pageSize: 9, version: 0 };
    document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify([
      { call: 'media.listPhotos', input, output: list },
    ])}</script>`;
    const store = createStore();
    putFirstData(store.dispatch, servedAnswers());
    const { data } = await store.dispatch(photoListApi.endpoints.listPhotos.initiate(input));
    expect(data).toEqual(list);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('waits for the part of the page that brings its endpoint, which then asks for nothing (rule: host-page-whole)', async () => {
    const input = { partyId: party.id };
    document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify([
      { call: 'party.listOfLater', input, output: { items: [1] } },
      { call: 'party.listOfNobody', input, output: {} },
    ])}</script>`;
    const store = createStore();
    putFirstData(store.dispatch, servedAnswers());
    expect(store.getState().api.queries).toEqual({});
    const queryFn = jest.fn(() => ({ data: { items: [2] } }));
    const later = api.injectEndpoints({
      endpoints: (build) => ({
        listOfLater: build.query<{ items: number[] }, typeof input>({ queryFn, keepUnusedDataFor: 0 }),
      }),
    });
    putWaiting();
    const { data } = await store.dispatch(later.endpoints.listOfLater.initiate(input));
    expect(data).toEqual({ items: [1] });
    // Once: what is invalidated later is asked for.
    putWaiting();
    await store.dispatch(later.endpoints.listOfLater.initiate(input, { forceRefetch: true }));
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(later.endpoints.listOfLater.select(input)(store.getState()).data).toEqual({ items: [2] });
  });

  it('is used once', () => {
    putFirstData(createStore().dispatch, servedAnswers());
    const later = createStore();
    putFirstData(later.dispatch, servedAnswers());
    expect(cached(later)).toBeUndefined();
  });
});
