import type { RsvpField } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { asksMore } from './asks-more';

const diet: RsvpField = { id: 'diet', name: 'Allergies', type: 'text', required: false, hidden: false };
const bus: RsvpField = { id: 'bus', name: 'Bus home', type: 'choice', required: true, hidden: true };

describe('whether questions ask for more than before', () => {
  it.each([
    ['nothing is given', undefined],
    ['nothing changes', [diet, bus]],
    ['the order changes', [bus, diet]],
    ['a question is removed', [bus]],
    ['a question is hidden', [{ ...diet, hidden: true }, bus]],
    ['a question becomes required', [{ ...diet, required: true }, bus]],
  ])('is false when %s', (_, after) => expect(asksMore([diet, bus], after)).toBe(false));

  it.each([
    ['a question is added', [diet, bus, { ...diet, id: 'bed' }]],
    ['a question is reworded', [{ ...diet, name: 'Diet' }, bus]],
    ['a question gets another type', [{ ...diet, type: 'choice' as const }, bus]],
    ['a hidden question is asked again', [diet, { ...bus, hidden: false }]],
  ])('is true when %s', (_, after) => expect(asksMore([diet, bus], after)).toBe(true));
});
