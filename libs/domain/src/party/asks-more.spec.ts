import type { RsvpField } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { asksMore, featuresAskedFor, type PaidSettings } from './asks-more';

const diet: RsvpField = {
  id: 'diet',
  name: 'Allergies',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
};
const bus: RsvpField = { id: 'bus', name: 'Bus home', type: 'choice', required: true, hidden: true, onlyComing: false };

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

describe('the features that settings ask for', () => {
  const off: PaidSettings = {
    rsvpFields: [],
    slug: null,
    smsUseSenderNumber: false,
    photosEnabled: false,
    photosUploadedByGuests: false,
    photosPublicEnabled: false,
    photosPublicDefaultEnabled: false,
    photoBookEnabled: false,
    photosEnabledDate: null,
  };
  const on: PaidSettings = {
    rsvpFields: [diet],
    slug: 'emma-30',
    smsUseSenderNumber: true,
    photosEnabled: true,
    photosUploadedByGuests: true,
    photosPublicEnabled: true,
    photosPublicDefaultEnabled: true,
    photoBookEnabled: true,
    photosEnabledDate: '2027-06-01T10:00:00.000Z',
  };

  it('are none when settings stay, are switched off or are removed', () => {
    for (const [before, wanted] of [
      [off, {}],
      [off, off],
      [on, on],
      [on, off],
    ] as const)
      expect(featuresAskedFor(before, wanted)).toEqual([]);
  });

  it.each([
    ['rsvp_fields', { rsvpFields: [diet] }],
    ['custom_url', { slug: 'emma-30' }],
    ['sms_sender', { smsUseSenderNumber: true }],
    ['photos', { photosEnabled: true }],
    ['photos', { photosUploadedByGuests: true }],
    ['photos', { photosPublicEnabled: true }],
    ['photos', { photosPublicDefaultEnabled: true }],
    ['photos', { photoBookEnabled: true }],
    ['photos', { photosEnabledDate: '2027-06-01T10:00:00.000Z' }],
  ])('are %s for %j', (feature, wanted) => expect(featuresAskedFor(off, wanted)).toEqual([feature]));

  it('are one for another address and another date than the party has', () => {
    expect(featuresAskedFor(on, { slug: 'emma-31' })).toEqual(['custom_url']);
    expect(featuresAskedFor(on, { photosEnabledDate: '2027-07-01T10:00:00.000Z' })).toEqual(['photos']);
  });
});
