import type { OccasionText } from '../texts';

export const wedding: OccasionText = {
  name: 'Weddings',
  title: 'Online wedding invitations with guest list and RSVP · Festlig',
  description:
    'Make your wedding invitation a beautiful page, send it to each guest by name, and collect every reply in one place. Free to start.',
  heading: 'The wedding invitation your guests will answer',
  lead: 'One page for the whole day, an e-mail by name to every guest, and a head count you can hand to the kitchen.',
  button: 'Create your wedding invitation',
  sample: {
    title: 'Ida and Jonas are getting married',
    date: '22 August at 13:30',
    place: 'Hornbæk Church',
    text: 'We are saying yes to each other, and we hope you will say yes to joining us. After the ceremony we celebrate at the Beach Hotel.',
  },
  gets: [
    {
      title: 'The whole day on one page',
      text: 'The ceremony, the way to the party, where to stay and what to wear. Guests get directions and add the day to their calendar with one tap. Pick the place from our suggestions, and there is a map too.',
    },
    {
      title: 'A head count you can trust',
      text: 'You decide how many people each invitation is for, so nobody has to guess about partners and children.',
    },
    {
      title: 'Answers to what you need to know',
      text: 'Allergies, the bus from the church, a bed for the night: with Premium you ask your own questions, and the answers are shown next to the name.',
    },
    {
      title: 'A gentle reminder',
      text: 'When the reply-by date is near, write only to those who have not answered. Everyone else is left in peace.',
    },
  ],
  steps: [
    {
      title: 'Tell them about the day',
      text: 'Enter your names, the date and the place of the ceremony. The page is there at once, and you change the words until they sound like you.',
    },
    {
      title: 'Invite your guests',
      text: 'Gather the guest list, write the e-mail, and send it to yourselves first. When it looks right, it goes out to everyone.',
    },
    {
      title: 'Plan the tables in peace',
      text: 'Replies come in while you sleep. Download them as a spreadsheet for the caterer and the seating plan.',
    },
  ],
  questions: [
    {
      title: 'When should we send the invitation?',
      text: 'Most couples send it three to six months ahead. If guests have far to travel, send it as soon as you know the date. You can add to the page later; the link stays the same.',
    },
    {
      title: 'Can we still send a printed card?',
      text: 'Yes. Print the address of the page on the card. Guests reply there, and you need not copy answers from texts and envelopes.',
    },
    {
      title: 'Can both of us manage it?',
      text: 'Yes. With Premium one of you makes the other a co-host, and both can edit the page, see the replies and write to the guests.',
    },
    {
      title: 'What about guests without e-mail?',
      text: 'Share the link in a message, or read it out over the phone. Guests enter their own name on the page, or you enter the reply for them.',
    },
  ],
};
