import type { OccasionText } from '../texts';

export const front: OccasionText = {
  name: 'Front page',
  title: 'Festlig: invitations, guest list and replies',
  description: 'Invitations, guest list and replies for parties, weddings and christenings. All in one place.',
  heading: 'Invitations they’ll look forward to',
  lead: 'A beautiful page for your event, a personal e-mail to every guest, and all the replies in one place.',
  button: 'Create your invitation',
  sample: {
    title: 'Emma turns 30',
    date: '14 June at 18:00',
    place: 'The Orangery, Frederiksberg',
    text: 'Come and dance the summer in. Long tables in the garden, food off the grill and room for everyone.',
  },
  gets: [
    {
      title: 'A page that looks like a party',
      text: 'Choose one of our pictures or your own, and write in your own words. Time, place and directions are there from the start, and a map too if you pick the place from our suggestions.',
    },
    {
      title: 'An e-mail with a name on it',
      text: 'Every guest gets an invitation and a link of their own. Nobody has to remember a code or sign up.',
    },
    {
      title: 'An overview without a spreadsheet',
      text: 'Who is coming, how many are they, and who has yet to answer? It is all there, and you can download it as a file.',
    },
    {
      title: 'A conversation with each guest',
      text: 'Guests can add a greeting or a question to their reply, and you answer in the same place.',
    },
    {
      title: 'Wishes nobody buys twice',
      text: 'Write down what you would love. Guests reserve a gift, or go in on one together, and it stays a surprise for you.',
    },
    {
      title: 'Everyone’s photos in one album',
      text: 'Guests add their photos from their phones, and you can have them as a photo book, ready for print (Premium).',
    },
  ],
  steps: [
    { title: 'Make the page', text: 'Choose the occasion and a picture, and write the way you speak.' },
    {
      title: 'Add your guests',
      text: 'Type them in, add up to 50 at a time from a text or a small file, or bring in the whole list from a spreadsheet (Pro).',
    },
    {
      title: 'Watch the replies come in',
      text: 'Guests reply without signing up, and you see who is coming and how many.',
    },
  ],
  questions: [
    {
      title: 'What does it cost?',
      text: 'Making the page, inviting by e-mail and collecting replies is free. For larger events and extra features you can buy Premium or Pro for that one event. There is no subscription.',
    },
    {
      title: 'Do my guests have to sign up?',
      text: 'No. They open the link in the e-mail, and can then both answer and reserve gifts. Only those who reserve without a link of their own log in. It works in any browser, on an old phone too.',
    },
    {
      title: 'Can strangers find my invitation?',
      text: 'Only people with the link can open the page, unless you choose otherwise. The guest list and the replies are seen by you and your co-hosts only.',
    },
    {
      title: 'How large an event can you handle?',
      text: 'Anything from one dinner table to many thousands of guests. You can search and filter the list, and pause a mailing while it is on its way.',
    },
  ],
};
