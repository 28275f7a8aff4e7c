import type da from '../da/tokens';
import type { Texts } from '../texts';

export default {
  count_one: '{{count, number}} token',
  count_other: '{{count, number}} tokens',
  payments: {
    title: 'Payments',
    none: 'Nothing has been paid for yet.',
    photos: 'As many photos as guests like',
    refunded: '{{price}} was returned',
  },
} satisfies Texts<typeof da>;
