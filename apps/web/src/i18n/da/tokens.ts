export default {
  count_one: '{{count, number}} token',
  count_other: '{{count, number}} tokens',
  payments: {
    title: 'Betalinger',
    none: 'Der er ikke betalt for noget endnu.',
    photos: 'Så mange fotos, gæsterne vil',
    refunded: '{{price}} er ført tilbage',
  },
} as const;
