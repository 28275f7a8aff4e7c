import type { OccasionText } from '../texts';

export const anniversary: OccasionText = {
  name: 'Anniversaries',
  title: 'Online anniversary invitations, silver to golden · Festlig',
  description:
    'Invite people to a silver or golden wedding, a company anniversary or a reception with a dignified page and all replies in one place. Free to start.',
  heading: 'Invitations to anniversaries, silver and golden weddings',
  lead: 'So many years deserve more than a round-robin e-mail: a calm page, and replies from everyone you met on the way.',
  button: 'Create your anniversary invitation',
  sample: {
    title: 'Birthe and Kaj’s golden wedding',
    date: '27 September at 12:00',
    place: 'The Village Hall, Tranekær',
    text: 'Fifty years call for a celebration. Come for lunch, songs and coffee, and bring an old photograph if you have one.',
  },
  gets: [
    {
      title: 'A page that is calm to look at',
      text: 'Good type, a beautiful picture and your own words. No advertising beside them.',
    },
    {
      title: 'Gather everyone who belongs',
      text: 'Family, neighbours and colleagues from back then, all on one list. If somebody only has a phone, share the link.',
    },
    {
      title: 'Easy at any age',
      text: 'Large buttons and clear text, and nobody needs an account to reply. The page can be read aloud and used without a mouse.',
    },
    {
      title: 'Replies and memories',
      text: 'Guests can write a greeting when they reply. Download them all afterwards, for the speech or for the album.',
    },
  ],
  steps: [
    {
      title: 'Say what you are celebrating',
      text: 'The name and the number of years are enough. We suggest the rest, and you change it.',
    },
    { title: 'Invite', text: 'Send each guest a personal e-mail, and see whom it has reached.' },
    { title: 'Follow the replies', text: 'You see how many are coming, and remind those who have not answered yet.' },
  ],
  questions: [
    {
      title: 'Can the children make the invitation for the couple?',
      text: 'Yes, many do. Whoever makes the page is the host, and with Premium brothers and sisters can be co-hosts and follow the replies.',
    },
    {
      title: 'Can we use it for a reception?',
      text: 'Yes. If you need no replies, switch them off, and the page simply shows the time and the place.',
    },
    {
      title: 'What about a company anniversary?',
      text: 'It suits that as well. With Pro you bring in the guest list from a spreadsheet, even when it runs to thousands.',
    },
    {
      title: 'Can we say that gifts are not needed?',
      text: 'Yes. Say so in the text, in your own words. There is room for wishes, directions and a programme.',
    },
  ],
};
