import { expect, it } from '@jest/globals';
import { receiptAddress, signed } from './model';

it('writes tokens with their sign, and none without', () => {
  expect([signed(1200, 'en'), signed(-8, 'en').replace('−', '-'), signed(0, 'en')]).toEqual(['+1,200', '-8', '0']);
});

it('names the party and the payment in the address of a receipt', () => {
  expect(receiptAddress('a1', 'b2')).toBe('/payment/receipt/a1/b2.pdf');
});
