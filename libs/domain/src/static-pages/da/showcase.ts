import type { ShowcaseText } from '../texts';

export const showcase: ShowcaseText = {
  page: { when: 'Hvornår', where: 'Hvor', way: 'Vis rute' },
  mail: {
    from: 'Emma',
    subject: 'Anne, kommer du?',
    greeting: 'Kære Anne',
    words: 'Jeg fylder 30 og vil så gerne fejre det med dig.',
  },
  overview: {
    coming: { number: '42', name: 'kommer' },
    declined: { number: '5', name: 'kan ikke' },
    silent: { number: '11', name: 'mangler at svare' },
    replies: [
      { name: 'Anne Holm', answer: 'Kommer, 2', is: 'yes' },
      { name: 'Familien Juul', answer: 'Kommer, 4', is: 'yes' },
      { name: 'Morten Bæk', answer: 'Kommer ikke', is: 'no' },
      { name: 'Farmor Inger', answer: 'Mangler at svare', is: 'silent' },
    ],
  },
  thread: {
    guest: 'Vi glæder os! Må lillebror komme med?',
    host: 'Ja, selvfølgelig. Jeg sætter en stol til.',
    thanks: 'Tak! Så kommer vi fire.',
  },
  wishes: [
    { title: 'Støbejernsgryde', price: 'ca. 900 kr.', state: 'Reserver', isFree: true },
    { title: 'Vandretur i Dolomitterne', price: 'ca. 8.000 kr.', state: 'Reserveret', isFree: false },
    { title: 'Havelanterner', price: '150 kr.', state: 'Reserver', isFree: true },
  ],
};
