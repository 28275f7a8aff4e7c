import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import './idle-connections';

interface Queue {
  push(request: object): void;
  fulfillRequest(response: object): void;
  destroy(): void;
}
type Options = { maxInFlightRequests: number; requestTimeout: number; logger: object };
const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (
  options: Options,
) => Queue;

/** A queue that sends one request at a time, and the numbers of those that it has sent. */
function aQueue() {
  const nothing = () => undefined;
  const logger = { debug: nothing, warn: nothing };
  const queue = new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1000, logger });
  const sent: number[] = [];
  const push = (correlationId: number) =>
    queue.push({
      entry: { correlationId, resolve: nothing, reject: nothing },
      expectResponse: true,
      sendRequest: () => sent.push(correlationId),
    });
  const answer = (correlationId: number) => queue.fulfillRequest({ correlationId, payload: null, size: 0 });
  return { queue, sent, push, answer };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('an idle connection to Kafka sets no timer', () => {
  const { sent, push, answer } = aQueue();
  push(1);
  answer(1);
  expect(sent).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
});

it('a request that must wait is checked for after a positive time, and sent once the one before it is answered', () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const { queue, sent, push, answer } = aQueue();
  push(1);
  push(2);
  expect(set.mock.calls.map(([, delay]) => (delay ?? 0) > 0)).toEqual([true]);
  expect(sent).toEqual([1]);
  answer(1);
  expect(sent).toEqual([1, 2]);
  queue.destroy();
});
