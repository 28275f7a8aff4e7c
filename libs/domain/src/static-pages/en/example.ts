import type { ExampleText } from '../texts';

export const example: ExampleText = {
  name: 'Example',
  title: 'An example invitation, the way guests see it · Festlig',
  description:
    'See a whole invitation the way guests see it: picture, programme, wishlist and reply. Try to answer; nothing is sent.',
  heading: 'Ida and Jonas are getting married',
  lead: 'You’re invited',
  link: 'See an invitation the way guests see it',
  note: 'An example: this is how your guests see the page. Try to answer; nothing is sent.',
  make: 'Create your own',
  under: '22 August · 13:30 · Hornbæk Church',
  reply: 'Reply to the invitation',
  facts: [
    { title: 'When', text: '22 August at 13:30' },
    { title: 'Where', text: 'Hornbæk Church' },
    { title: 'Reply by', text: '1 July' },
  ],
  programme: {
    title: 'Programme',
    entries: [
      { time: '13:30', what: 'Ceremony', where: 'Hornbæk Church' },
      { time: '15:00', what: 'Bubbles in the garden', where: 'The Beach Hotel' },
      { time: '18:00', what: 'Dinner', where: 'The Beach Hotel' },
      { time: '22:00', what: 'Dancing', where: 'Until the small hours' },
    ],
  },
  words: [
    'Dear family and friends',
    'We are saying yes to each other, and we hope you will say yes to being there. After the ceremony we celebrate at the Beach Hotel, with long tables, speeches and dancing.',
  ],
  wishes: 'Wishlist',
  photos: 'Photos',
  asks: {
    title: 'Will you be there?',
    text: 'It only takes a moment.',
    yes: 'Yes, I’ll be there',
    no: 'No, I can’t make it',
  },
};
