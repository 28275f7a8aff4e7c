import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeStream, withStreams } from '../components/testing/fake-stream';
import type { ApiRequest } from './base-query';
import { follow } from './follow';

const request: ApiRequest = {
  name: 'contacts.followImport',
  method: 'GET',
  url: '/events',
  headers: {},
  guard: 'none',
  deadline: 5000,
  parse: async (body) =>
    (typeof body === 'object' ? { success: true, data: body } : { success: false }) as Awaited<
      ReturnType<ApiRequest['parse']>
    >,
};
const fetched = jest.fn<typeof fetch>();
const answer = (body: object, status = 200) =>
  ({ ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;
const forbidden = () => answer({ errors: { root: { code: 'not_found' } }, message: 'not_found' }, 404);
const report = (done: number, ended = false) => ({ done, ended });

describe('following a call', () => {
  withStreams();
  let heard: unknown[];
  let stop: () => void;
  const begin = () => {
    stop = follow<{ done: number }>(request, {
      onReport: ({ done }) => heard.push(done),
      onBroken: (isBroken) => heard.push(isBroken ? 'broken' : 'whole'),
    });
  };
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const streams = FakeStream.opened;

  beforeEach(() => {
    jest.useFakeTimers();
    heard = [];
    global.fetch = fetched;
    fetched.mockReset().mockImplementation(async () => forbidden());
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('hears reports by a stream, which is closed after the last report', async () => {
    begin();
    expect(streams.map(({ url }) => url)).toEqual(['/events']);
    FakeStream.last().tell(report(1));
    FakeStream.last().tell(report(2, true));
    FakeStream.last().tell(report(3));
    await after(10_000);
    expect(heard).toEqual(['whole', 1, 'whole', 2]);
    expect([streams.length, FakeStream.last().closed]).toEqual([1, true]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ignores a message that is not a report', async () => {
    begin();
    FakeStream.last().onmessage({ data: '{"done":' });
    FakeStream.last().tell(report(1));
    await after(0);
    expect(heard).toEqual(['whole', 1]);
  });

  it('polls once when the stream breaks, and opens the stream again after two seconds', async () => {
    begin();
    fetched.mockImplementation(async () => answer(report(5)));
    FakeStream.last().break();
    await after(0);
    expect(heard).toEqual(['whole', 5]);
    expect(new Map(Object.entries(fetched.mock.lastCall?.[1]?.headers ?? {})).get('Accept')).toBe('application/json');
    expect([streams.length, FakeStream.last().closed]).toEqual([1, true]);
    await after(2000);
    FakeStream.last().tell(report(6));
    await after(10_000);
    expect(heard).toEqual(['whole', 5, 'whole', 6]);
    expect([streams.length, fetched.mock.calls.length]).toEqual([2, 1]);
  });

  it('reports “broken” while polling fails too, and “whole” with the next report', async () => {
    begin();
    FakeStream.last().break();
    await after(0);
    expect(heard).toEqual(['broken']);
    await after(2000);
    FakeStream.last().tell(report(1));
    await after(0);
    expect(heard).toEqual(['broken', 'whole', 1]);
  });

  it('polls until the last report where no stream works', async () => {
    let done = 0;
    fetched.mockImplementation(async () => answer(report(++done, done === 3)));
    begin();
    for (let time = 0; time < 5; time++) {
      if (!FakeStream.last().closed) FakeStream.last().break();
      await after(2000);
    }
    expect(heard).toEqual(['whole', 1, 'whole', 2, 'whole', 3]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('polls in a browser without streams', async () => {
    delete (globalThis as { EventSource?: unknown }).EventSource;
    fetched.mockImplementation(async () => answer(report(1, true)));
    begin();
    await after(0);
    expect(heard).toEqual(['whole', 1]);
  });

  it('stops both stream and polling when it is ended', async () => {
    begin();
    FakeStream.last().tell(report(1));
    FakeStream.last().break();
    stop();
    await after(10_000);
    expect(heard).toEqual([]);
    expect([streams.length, FakeStream.last().closed]).toEqual([1, true]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
