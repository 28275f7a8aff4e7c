import type { ShowcaseText } from '../texts';

export const showcase: ShowcaseText = {
  page: { when: 'When', where: 'Where', way: 'Get directions' },
  mail: {
    from: 'Emma',
    subject: 'Anne, will you come?',
    greeting: 'Dear Anne',
    words: 'I’m turning 30, and I’d love to celebrate it with you.',
  },
  overview: {
    coming: { number: '42', name: 'coming' },
    declined: { number: '5', name: 'can’t come' },
    silent: { number: '11', name: 'yet to reply' },
    replies: [
      { name: 'Anne Holm', answer: 'Coming, 2', is: 'yes' },
      { name: 'The Juul family', answer: 'Coming, 4', is: 'yes' },
      { name: 'Morten Bæk', answer: 'Not coming', is: 'no' },
      { name: 'Grandma Inger', answer: 'No reply yet', is: 'silent' },
    ],
  },
  thread: {
    guest: 'We can’t wait! May we bring his little brother?',
    host: 'Of course. I’ll add a chair.',
    thanks: 'Thank you! Then we are four.',
  },
  wishes: [
    { title: 'Cast-iron pot', price: 'about €120', state: 'Reserve', isFree: true },
    { title: 'Hike in the Dolomites', price: 'about €1,100', state: 'Reserved', isFree: false },
    { title: 'Garden lanterns', price: '€20', state: 'Reserve', isFree: true },
  ],
};
