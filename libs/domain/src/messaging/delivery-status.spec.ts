import { describe, expect, it } from '@jest/globals';
import {
  type ChunkReport,
  deliveryCount,
  deliveryParts,
  deliveryPlaces,
  failedPlaces,
  mailStatus,
  type TextReport,
  textStatus,
  UNPAID,
  UNSUBSCRIBED,
} from './delivery-status';

const chunk = (n: number, end: number, more: Partial<ChunkReport> = {}): ChunkReport => ({
  n,
  end,
  next: end,
  again: [],
  inFlight: null,
  failures: [],
  ...more,
});
const texts = (n: number, end: number, more: Partial<TextReport> = {}): TextReport => ({
  ...chunk(n, end),
  unknown: [],
  lost: [],
  delivered: [],
  ...more,
});
const failures = [
  { index: 2, reason: 'smtp_550' },
  { index: 0, reason: 'gave_up' },
];

describe("the list of a send's deliveries", () => {
  const chunks = [chunk(0, 3, { failures }), chunk(1, 2, { failures: [{ index: 1, reason: 'x' }] })];
  const textual = [texts(0, 3, { failures: [{ index: 2, reason: UNPAID }], lost: [{ index: 1, reason: 'filtered' }] })];
  const sizes = [
    { n: 0, rows: 4, failed: failedPlaces(chunks[0]!, textual[0]).length, nothing: 1, byText: 0 },
    { n: 1, rows: 4, failed: 1, nothing: 1, byText: 1 },
  ];
  const rows = (only: 'all' | 'failed' | 'nothing' | 'byText', from: number) =>
    deliveryParts(sizes, only, from, 2).flatMap((part) =>
      deliveryPlaces(chunks[part.n]!, textual[part.n], only, part).map((index) => `${part.n}.${index}`),
    );

  it('is one list over all chunks, page by page', () => {
    expect(deliveryCount(sizes, 'all')).toBe(8);
    const all = ['0.0', '0.1', '0.2', '0.3', '1.0', '1.1', '1.2', '1.3'];
    expect([0, 2, 4, 6, 8].flatMap((from) => rows('all', from))).toEqual(all);
    expect(rows('all', 3)).toEqual(['0.3', '1.0']);
  });

  it('contains only those who missed a mail or a text when these are asked for, each once', () => {
    expect(deliveryCount(sizes, 'failed')).toBe(4);
    expect([0, 2, 4].flatMap((from) => rows('failed', from))).toEqual(['0.0', '0.1', '0.2', '1.1']);
  });

  it('contains only those whom nothing reaches, or those whom a text would have, the last of each chunk, when these are asked for', () => {
    expect(deliveryCount(sizes, 'nothing')).toBe(2);
    expect([0, 2].flatMap((from) => rows('nothing', from))).toEqual(['0.3', '1.2']);
    expect(rows('nothing', 1)).toEqual(['1.2']);
    expect(deliveryCount(sizes, 'byText')).toBe(1);
    expect(rows('byText', 0)).toEqual(['1.3']);
  });

  it('has nobody among those who missed something who has unsubscribed since the plan, unless the other channel failed', () => {
    const gone = [0, 1].map((index) => ({ index, reason: UNSUBSCRIBED }));
    expect(failedPlaces({ failures: gone }, { failures: gone, lost: [{ index: 1, reason: 'filtered' }] })).toEqual([1]);
    expect(failedPlaces({ failures: gone })).toEqual([]);
  });

  it('reads only the chunks in which a page lies', () => {
    expect(deliveryParts(sizes, 'all', 0, 4)).toEqual([{ n: 0, first: 0, count: 4 }]);
    expect(deliveryParts(sizes, 'all', 5, 50)).toEqual([{ n: 1, first: 1, count: 3 }]);
    expect(deliveryParts(sizes, 'failed', 3, 50)).toEqual([{ n: 1, first: 0, count: 1 }]);
  });
});

it.each([
  [0, 'mail', 'failed', 'gave_up'],
  [1, 'mail', 'send', null],
  [3, 'mail', 'waiting', null],
  [4, 'mail', 'waiting', null],
  [7, 'mail', 'waiting', null],
  [8, 'unsubscribed', 'unsubscribed', null],
  [9, 'none', null, null],
] as const)(
  'gives guest %i of a chunk in progress, planned as %s, the mail status %s',
  (index, mail, statusMail, reason) => {
    const report = chunk(0, 8, { next: 6, again: [3], inFlight: [4, 5], failures });
    expect(mailStatus(report, mail, index, false)).toEqual({ statusMail, reason });
  },
);

it('shows a guest who unsubscribed after the plan as unsubscribed, not as failed', () => {
  const report = chunk(0, 8, { failures: [{ index: 2, reason: UNSUBSCRIBED }] });
  expect(mailStatus(report, 'mail', 2, false)).toEqual({ statusMail: 'unsubscribed', reason: null });
  expect(mailStatus(report, 'mail', 3, false)).toEqual({ statusMail: 'send', reason: null });
  const texted = texts(0, 8, { failures: [{ index: 2, reason: UNSUBSCRIBED }] });
  expect(textStatus(texted, 'text', 2, false)).toMatchObject({ statusText: 'unsubscribed', reasonText: null });
});

it('shows guests who still waited when the send was cancelled as cancelled', () => {
  const report = chunk(0, 8, { next: 6 });
  expect(mailStatus(report, 'mail', 7, true).statusMail).toBe('cancelled');
  expect(mailStatus(report, 'mail', 5, true).statusMail).toBe('send');
  expect(textStatus(texts(0, 8, { next: 6 }), 'text', 7, true).statusText).toBe('cancelled');
  expect(textStatus(undefined, 'text', 7, true).statusText).toBe('cancelled');
});

it.each([
  [0, 'text', { statusText: 'failed', reasonText: 'number_invalid', delivered: false, lost: false }],
  [1, 'text', { statusText: 'insufficient_funds', reasonText: null, delivered: false, lost: false }],
  [2, 'text', { statusText: 'unknown', reasonText: null, delivered: false, lost: false }],
  [3, 'text', { statusText: 'failed', reasonText: 'filtered', delivered: false, lost: true }],
  [4, 'text', { statusText: 'send', reasonText: null, delivered: true, lost: false }],
  [5, 'text', { statusText: 'send', reasonText: null, delivered: false, lost: false }],
  [6, 'text', { statusText: 'waiting', reasonText: null, delivered: false, lost: false }],
  [7, 'stopped', { statusText: 'unsubscribed', reasonText: null, delivered: false, lost: false }],
  [7, 'abroad', { statusText: null, reasonText: null, delivered: false, lost: false }],
  [7, 'none', { statusText: null, reasonText: null, delivered: false, lost: false }],
] as const)('gives guest %i of a chunk of texts, planned as %s, the status %j', (index, text, status) => {
  const report = texts(0, 8, {
    next: 6,
    failures: [
      { index: 0, reason: 'number_invalid' },
      { index: 1, reason: UNPAID },
    ],
    unknown: [{ index: 2 }],
    lost: [{ index: 3, reason: 'filtered' }],
    delivered: [4],
  });
  expect(textStatus(report, text, index, false)).toEqual(status);
});
