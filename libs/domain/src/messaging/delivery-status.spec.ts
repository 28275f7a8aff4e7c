import { describe, expect, it } from '@jest/globals';
import {
  type ChunkReport,
  deliveryCount,
  deliveryParts,
  deliveryPlaces,
  deliveryStatus,
  UNSUBSCRIBED,
} from './delivery-status';

const chunk = (n: number, size: number, more: Partial<ChunkReport> = {}): ChunkReport => ({
  n,
  size,
  next: size,
  again: [],
  inFlight: null,
  failures: [],
  unsubscribed: 0,
  ...more,
});
const failures = [
  { index: 2, reason: 'smtp_550' },
  { index: 0, reason: 'gave_up' },
];

describe("the list of a send's deliveries", () => {
  const chunks = [chunk(0, 3, { unsubscribed: 1, failures }), chunk(1, 2, { failures: [{ index: 1, reason: 'x' }] })];
  const sizes = chunks.map((each) => ({ ...each, failed: each.failures.length }));
  const rows = (only: 'all' | 'failed', from: number) =>
    deliveryParts(sizes, only, from, 2).flatMap((part) =>
      deliveryPlaces(chunks[part.n]!, only, part).map((index) => `${part.n}.${index}`),
    );

  it('is one list over all chunks, page by page', () => {
    expect(deliveryCount(sizes, 'all')).toBe(6);
    expect([0, 2, 4, 6].flatMap((from) => rows('all', from))).toEqual(['0.0', '0.1', '0.2', '0.3', '1.0', '1.1']);
    expect(rows('all', 3)).toEqual(['0.3', '1.0']);
  });

  it('contains only failed deliveries when these are asked for', () => {
    expect(deliveryCount(sizes, 'failed')).toBe(3);
    expect([0, 2, 4].flatMap((from) => rows('failed', from))).toEqual(['0.0', '0.2', '1.1']);
  });

  it('reads only the chunks in which a page lies', () => {
    expect(deliveryParts(sizes, 'all', 0, 4)).toEqual([{ n: 0, first: 0, count: 4 }]);
    expect(deliveryParts(sizes, 'all', 5, 50)).toEqual([{ n: 1, first: 1, count: 1 }]);
    expect(deliveryParts(sizes, 'failed', 2, 50)).toEqual([{ n: 1, first: 0, count: 1 }]);
  });
});

it.each([
  [0, 'failed', 'gave_up'],
  [1, 'send', null],
  [3, 'waiting', null],
  [4, 'waiting', null],
  [7, 'waiting', null],
  [8, 'unsubscribed', null],
])('gives guest %i of a chunk in progress the status %s', (index, statusMail, reason) => {
  const report = chunk(0, 8, { next: 6, again: [3], inFlight: [4, 5], failures, unsubscribed: 1 });
  expect(deliveryStatus(report, index, false)).toEqual({ statusMail, reason });
});

it('shows a guest who unsubscribed after the plan as unsubscribed, not as failed', () => {
  const report = chunk(0, 8, { next: 8, failures: [{ index: 2, reason: UNSUBSCRIBED }] });
  expect(deliveryStatus(report, 2, false)).toEqual({ statusMail: 'unsubscribed', reason: null });
  expect(deliveryStatus(report, 3, false)).toEqual({ statusMail: 'send', reason: null });
});

it('shows guests who still waited when the send was cancelled as cancelled', () => {
  const report = chunk(0, 8, { next: 6 });
  expect(deliveryStatus(report, 7, true).statusMail).toBe('cancelled');
  expect(deliveryStatus(report, 5, true).statusMail).toBe('send');
});
