import type { OccasionText } from '../texts';

export const party: OccasionText = {
  name: 'Parties',
  title: 'Online party invitations with RSVP · Festlig',
  description:
    'Invite people to a summer party, a work do or a reception with a lovely page and an easy RSVP. See who is coming as the replies arrive. Free to start.',
  heading: 'Invite them to a party, and get an answer',
  lead: 'A summer party, a work do, a reception or just a Friday: one page with it all, and an RSVP that takes ten seconds.',
  button: 'Create your party invitation',
  sample: {
    title: 'Summer party in the courtyard',
    date: '20 June at 17:00',
    place: 'The courtyard behind Vesterbrogade 40',
    text: 'Bring a dish for the long table. We take care of the grill, the music and the fairy lights.',
  },
  gets: [
    {
      title: 'One address for everything',
      text: 'The time, the place, directions and the practical details are on the page. Change something, and everyone sees it.',
    },
    {
      title: 'Replying is no trouble',
      text: 'Yes or no, how many, and a remark if there is one. It is quicker than writing a message.',
    },
    {
      title: 'For ten or ten thousand',
      text: 'Search and filter the guest list, and write to everyone, to those who are coming, or to those who have not answered.',
    },
    {
      title: 'A link that looks good',
      text: 'Share the page in a chat, and the picture, the date and the place are shown. It is opened before it is forgotten.',
    },
  ],
  steps: [
    {
      title: 'Set up the party',
      text: 'Give it a name, a day and a place, and choose a picture that says what kind of party it is.',
    },
    {
      title: 'Send it out',
      text: 'Write one e-mail; each guest gets it with their own name and link. Or share the link freely.',
    },
    {
      title: 'Count them',
      text: 'How many are coming, who is missing, and what did they write? It is all on one page.',
    },
  ],
  questions: [
    {
      title: 'Can I use it for a work party?',
      text: 'Yes. Bring in your colleagues from a spreadsheet with Pro, set a reply-by date, and download the replies for the caterer.',
    },
    {
      title: 'Can I limit who may reply?',
      text: 'Yes. You can accept replies only from people on the guest list, and you decide how many each may bring.',
    },
    {
      title: 'Can several of us host it?',
      text: 'Yes. With Premium you invite co-hosts, who can edit the page, see replies and send messages. Only you can delete the party.',
    },
    {
      title: 'What if the party moves?',
      text: 'Change the time or place on the page, and write to those who are coming. When guests fetch the calendar entry again, it moves there too.',
    },
  ],
};
