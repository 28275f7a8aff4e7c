import type { OccasionText } from '../texts';

export const birthday: OccasionText = {
  name: 'Birthdays',
  title: 'Online birthday invitations for every age · Festlig',
  description:
    'Invite people to a birthday with a page that looks like a party. Send it by e-mail or share the link, and see at once who is coming. Free to start.',
  heading: 'Birthday invitations for every age',
  lead: 'From a children’s party to a ninetieth: a lovely page, a link to share, and replies you need not hunt for.',
  button: 'Create your birthday invitation',
  sample: {
    title: 'Emma turns 30',
    date: '14 June at 18:00',
    place: 'The Orangery, Frederiksberg',
    text: 'Come and dance the summer in. Long tables in the garden, food off the grill and room for everyone.',
  },
  gets: [
    {
      title: 'Ready in five minutes',
      text: 'A name, a day and a place, and the page is there. We have blown up the balloons.',
    },
    {
      title: 'Share it where you chat',
      text: 'Put the link in a message and it shows the picture, the date and the place. Guests reply without signing up.',
    },
    {
      title: 'How many are coming?',
      text: 'The number is at the top whenever you look, so you know how large the cake has to be.',
    },
    {
      title: 'Replies with a greeting',
      text: 'Guests can add a few words or ask what you would like. You answer in the same place, to them alone.',
    },
  ],
  steps: [
    { title: 'Say whose birthday it is', text: 'We make a draft, and you change it until it sounds like you.' },
    {
      title: 'Invite in your own way',
      text: 'Send everyone an e-mail of their own, or share the link in the group. Or do both.',
    },
    { title: 'Look forward to it', text: 'Replies arrive in one list. Anyone who forgot gets a friendly e-mail.' },
  ],
  questions: [
    {
      title: 'Can I invite people to a surprise party?',
      text: 'Yes. The e-mail goes only to those on the guest list, and the page opens only with the link. Say in the text that it is a secret.',
    },
    {
      title: 'Can parents reply for their children?',
      text: 'Yes. They enter the child’s name when they reply, and can mention allergies and collection times in a greeting.',
    },
    {
      title: 'Can a guest change their mind?',
      text: 'Yes. Guests with a link of their own open it again and change the answer, for as long as replies are open.',
    },
    {
      title: 'How early should I invite?',
      text: 'Two to three weeks for a children’s party, four to eight for a big birthday. In summer people fill their calendars early.',
    },
  ],
};
