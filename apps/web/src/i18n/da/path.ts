export default {
  headline: {
    persons_one: '{{count, number}} person kommer',
    persons_other: '{{count, number}} personer kommer',
    noResponse_one: '{{count, number}} gæst mangler at svare',
    noResponse_other: '{{count, number}} gæster mangler at svare',
    waiting_one: '{{count, number}} venter på dit svar',
    waiting_other: '{{count, number}} venter på dit svar',
    label: 'Svar i tal',
  },
  steps: {
    label: 'Trin frem til den første invitation',
    page: 'Siden',
    pageDone: 'Gemt',
    guests: 'Gæster',
    guestsNone: 'Tilføj dem',
    guestsDone_one: '{{count, number}} gæst',
    guestsDone_other: '{{count, number}} gæster',
    send: 'Send',
    sendNone: 'Mangler',
    done: 'klaret',
  },
  first: {
    title: 'Hvem skal have den første invitation?',
    name: 'Gæstens navn',
    email: 'Gæstens e-mail',
    go: 'Tilføj og send',
  },
} as const;
