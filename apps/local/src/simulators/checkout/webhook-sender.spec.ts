import { expect, it } from '@jest/globals';
import { signature } from './webhook-sender';

it('signs as Stripe does: HMAC-SHA256 over the time and the payload', () => {
  // printf '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  expect(signature('{"id":"evt_1"}', 'whsec_test', 1_700_000_000)).toBe(
    't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
  );
});
