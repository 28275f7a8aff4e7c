import { expect, it } from '@jest/globals';
import { group, readForm, text, texts } from './form';

it('reads nested fields and lists as Stripe encodes them', () => {
  const form = readForm(
    new URLSearchParams(
      'mode=payment&line_items[0][price_data][unit_amount]=9900&metadata[partyId]=p1&metadata[note]=æ',
    ),
  );
  expect(text(form['mode'])).toBe('payment');
  expect(text(group(group(group(form['line_items'])['0'])['price_data'])['unit_amount'])).toBe('9900');
  expect(texts(form['metadata'])).toEqual({ partyId: 'p1', note: 'æ' });
});

it('reads a field with the name of a JavaScript property as a field', () => {
  const form = readForm(new URLSearchParams('__proto__[polluted]=yes&metadata[constructor]=x'));
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(texts(form['metadata'])).toEqual({ constructor: 'x' });
});
