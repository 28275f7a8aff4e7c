import type { OccasionText } from '../texts';

export const christmas: OccasionText = {
  name: 'Christmas',
  title: 'Online Christmas party invitations with RSVP · Festlig',
  description:
    'Invite people to a Christmas lunch, mulled wine or Christmas Eve with a cosy page, and know who is coming before you shop. Free to start.',
  heading: 'Christmas invitations for lunch, mulled wine and the evening itself',
  lead: 'December is short. Get the date into everyone’s calendar, and know how many will want a mince pie.',
  button: 'Create your Christmas invitation',
  sample: {
    title: 'Christmas lunch with Lise and Omar',
    date: '6 December at 13:00',
    place: 'Nørregade 12, Odense',
    text: 'Herring, snaps and songs by the book, and one almond in the rice pudding. Bring a small parcel for the gift game.',
  },
  gets: [
    {
      title: 'The date settled early',
      text: 'Send the invitation in October, and let guests add the day to their calendar with one tap. It is there before December fills up.',
    },
    {
      title: 'Who brings what?',
      text: 'With Premium you ask who brings the pudding and who brings the wine. The answers are all in one place.',
    },
    {
      title: 'Gift games without confusion',
      text: 'The rules are on the page, and nobody has to look for them in a long chat.',
    },
    {
      title: 'The number before you shop',
      text: 'Replies are counted for you, children and those who only come for coffee included.',
    },
  ],
  steps: [
    {
      title: 'Say what brings you together',
      text: 'A lunch, mulled wine or Christmas Eve: choose a winter picture, and enter the time and place.',
    },
    {
      title: 'Send it to the family',
      text: 'An e-mail to each, or the link in the family chat. Grandma answers on her tablet.',
    },
    {
      title: 'Write the shopping list',
      text: 'You see how many are coming and who has yet to answer, long before the shops close.',
    },
  ],
  questions: [
    {
      title: 'When should I invite people to a Christmas party?',
      text: 'Fridays and Saturdays in December fill up early. Send the date in September or October, and add the details later.',
    },
    {
      title: 'Can we use it at work?',
      text: 'Yes. Bring in your colleagues from a spreadsheet with Pro, and collect allergies and numbers for the caterer.',
    },
    {
      title: 'Can someone cancel later?',
      text: 'Yes. Guests open their link again and change the answer, for as long as replies are open. The count follows at once.',
    },
    {
      title: 'Can I use the page again next year?',
      text: 'Make a new invitation next year. With Pro you bring in the guest list from the old one, and everyone gets a new link and answers afresh.',
    },
  ],
};
