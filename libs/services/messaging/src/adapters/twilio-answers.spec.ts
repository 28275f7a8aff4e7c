import { describe, expect, it } from '@jest/globals';
import { textHandoverOf, textReportOf } from './twilio-answers';

describe('textHandoverOf', () => {
  it.each([
    [
      { status: 400, code: 21211 },
      { outcome: 'failed', reason: 'number_invalid' },
    ],
    [
      { status: 400, code: 21614 },
      { outcome: 'failed', reason: 'number_takes_no_texts' },
    ],
    [
      { status: 400, code: 21612 },
      { outcome: 'failed', reason: 'number_unreachable' },
    ],
    [
      { status: 400, code: 21610 },
      { outcome: 'failed', reason: 'number_stopped' },
    ],
    [
      { status: 400, code: 21408 },
      { outcome: 'failed', reason: 'country_blocked' },
    ],
    [
      { status: 400, code: 21617 },
      { outcome: 'failed', reason: 'refused' },
    ],
    [
      { status: 429, code: 20429 },
      { outcome: 'deferred', reason: 'busy' },
    ],
    [{ status: 503 }, { outcome: 'deferred', reason: 'busy' }],
    [
      { status: 401, code: 20003 },
      { outcome: 'deferred', reason: 'unreachable' },
    ],
    [
      { status: 400, code: 21606 },
      { outcome: 'deferred', reason: 'sender_refused' },
    ],
    [
      { status: 400, code: 21659 },
      { outcome: 'deferred', reason: 'sender_refused' },
    ],
    [{ code: 'ECONNREFUSED' }, { outcome: 'deferred', reason: 'unreachable' }],
    [{ code: 'ENOTFOUND' }, { outcome: 'deferred', reason: 'unreachable' }],
    [{ status: 500, code: 20500 }, { outcome: 'unknown' }],
    [{ code: 'ECONNABORTED' }, { outcome: 'unknown' }],
    [{ code: 'ECONNRESET' }, { outcome: 'unknown' }],
    [undefined, { outcome: 'unknown' }],
  ])('maps the failure %j to %j', (failure, expected) => expect(textHandoverOf(failure)).toEqual(expected));
});

describe('textReportOf', () => {
  it.each([
    ['queued', null, { status: 'sent' }],
    ['sending', null, { status: 'sent' }],
    ['sent', null, { status: 'sent' }],
    ['delivered', null, { status: 'delivered' }],
    ['undelivered', '30003', { status: 'undelivered', reason: 'number_unreachable' }],
    ['undelivered', 30006, { status: 'undelivered', reason: 'number_takes_no_texts' }],
    ['undelivered', 30007, { status: 'undelivered', reason: 'filtered' }],
    ['failed', '30008', { status: 'failed', reason: 'refused' }],
    ['failed', undefined, { status: 'failed', reason: 'refused' }],
    ['canceled', null, { status: 'failed', reason: 'refused' }],
    ['received', null, null],
    ['', null, null],
  ])('reads the state “%s” with the code %j as %j', (status, code, expected) =>
    expect(textReportOf(status, code)).toEqual(expected),
  );
});
