import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { factOf, requestsOf } from './kafka-message';

const fact: Fact = {
  id: 'f-1',
  type: 'rsvp.created',
  key: 'p-1',
  at: '2026-06-01T12:00:00.000Z',
  data: { name: 'Åse' },
};
const message = (value: string | null) => ({ key: Buffer.from('p-1'), value, timestamp: '1780315200000' }) as never;

describe('factOf', () => {
  it('reads a fact, including one addressed to a single group', () => {
    expect(factOf('rsvp.created', 'place', message(JSON.stringify(fact)))).toEqual(fact);
    const back = { ...fact, only: 'contacts' };
    expect(factOf('rsvp.created', 'place', message(JSON.stringify(back)))).toEqual(back);
  });

  it.each([
    ['half a message', '{"id":"f-1'],
    ['no object', 'null'],
    ['no id', JSON.stringify({ ...fact, id: undefined })],
    ['another type', JSON.stringify({ ...fact, type: 'party.deleted' })],
    ['nothing', null],
  ])('returns a fact with the text of the message as data, which every event schema rejects: %s', (_name, value) => {
    const read = factOf('rsvp.created', 'place', message(value));
    expect(read).toEqual({ id: 'place', type: 'rsvp.created', key: 'p-1', at: fact.at, data: value ?? '' });
  });
});

describe('requestsOf', () => {
  it('puts a few facts into one request and makes no request without facts', () => {
    expect(requestsOf([])).toEqual([]);
    expect(requestsOf([fact, { ...fact, id: 'f-2' }])).toHaveLength(1);
  });

  it('keeps the order of facts over several requests, each below the size limit of a broker', () => {
    const many = Array.from({ length: 120 }, (_, n) => ({ ...fact, id: `f-${n}`, data: 'å'.repeat(10_000) }));
    const requests = requestsOf(many);
    const sizes = requests.map((request) => request.reduce((sum, { value }) => sum + Buffer.byteLength(value), 0));
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    expect(requests.flat().map(({ value }) => (JSON.parse(value) as Fact).id)).toEqual(many.map(({ id }) => id));
  });

  it('puts a fact larger than a request into a request of its own', () => {
    const large = { ...fact, data: 'x'.repeat(600_000) };
    expect(requestsOf([fact, large, fact]).map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
