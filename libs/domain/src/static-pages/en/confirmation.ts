import type { OccasionText } from '../texts';

export const confirmation: OccasionText = {
  name: 'Confirmations',
  title: 'Confirmation invitations online with replies · Festlig',
  description:
    'Make the confirmation invitation together, send it to the whole family, and keep track of the replies. Free to start.',
  heading: 'The confirmation invitation you make together',
  lead: 'The young guest of honour picks the picture, you write the guest list, and every reply lands in one place.',
  button: 'Create your confirmation invitation',
  sample: {
    title: 'Viggo’s confirmation',
    date: '3 May at 11:00',
    place: 'Skovshoved Church',
    text: 'I am being confirmed, and the day will be better with you there. Afterwards we celebrate at the Sailing Club with food, speeches and music.',
  },
  gets: [
    {
      title: 'A page a teenager can live with',
      text: 'Choose from pictures nobody has to cringe at, and write it the way a fourteen-year-old would say it.',
    },
    {
      title: 'The church and the party on one page',
      text: 'Put the day’s programme on the page. If lunch moves by half an hour, you change it in one place.',
    },
    {
      title: 'Speeches and songs in order',
      text: 'With Premium you ask who would like to speak or bring a song, and the answer is in the list for the toastmaster.',
    },
    {
      title: 'No replies in three different chats',
      text: 'Everyone answers on the page, even those who usually ring. You see who is missing and remind them.',
    },
  ],
  steps: [
    {
      title: 'Make the page at the kitchen table',
      text: 'A name, a date and a place are enough to begin. The words can be changed afterwards.',
    },
    {
      title: 'Write to the family',
      text: 'Each guest gets an e-mail with their own name. Send yourselves a test first.',
    },
    {
      title: 'Order food for the right number',
      text: 'You can always see how many are coming, and download the list when the restaurant asks.',
    },
  ],
  questions: [
    {
      title: 'When should we invite people to a confirmation?',
      text: 'Many families have several in the same spring. Send the date half a year ahead, and the rest when the venue is booked.',
    },
    {
      title: 'Does it work for a civil ceremony too?',
      text: 'Yes. You can change everything: the title, the words and the picture. The page says only what you write.',
    },
    {
      title: 'Can the young person help run it?',
      text: 'Yes. With Premium you can have several co-hosts, so both parents and the confirmand see the same replies.',
    },
    {
      title: 'Can we set a reply-by date?',
      text: 'Yes. It is shown on the page. Once it has passed, guests can still read everything but no longer answer; you can do that for them.',
    },
  ],
};
