import type { OccasionText } from '../texts';

export const baptism: OccasionText = {
  name: 'Baptisms',
  title: 'Baptism and christening invitations online · Festlig',
  description:
    'Make a loving baptism or christening invitation, e-mail it to the family, and let the replies gather while the little one sleeps. Free to start.',
  heading: 'A baptism invitation, made between two naps',
  lead: 'Enter the name, the church and the time. The page is ready in minutes, and the replies gather by themselves.',
  button: 'Create your baptism invitation',
  sample: {
    title: 'Alma is being baptised',
    date: '7 September at 10:30',
    place: 'St Paul’s Church, Aarhus',
    text: 'We would love to celebrate Alma with the people who love her. After church there is lunch at home in the garden.',
  },
  gets: [
    {
      title: 'The church and the lunch together',
      text: 'Say when the service begins and where you meet afterwards. Guests get directions and can add the day to their calendar. Pick the place from our suggestions, and there is a map too.',
    },
    {
      title: 'How many, large and small',
      text: 'Guests say how many they will be, so you know whether to lay the table for twelve or for twenty-two.',
    },
    {
      title: 'Grandparents can join in too',
      text: 'There is no app and no password: tap the link, say yes, and add a greeting. That is all there is to it.',
    },
    {
      title: 'Words worth keeping',
      text: 'Guests can write a few words when they reply. Many a greeting to a little one is worth reading again.',
    },
  ],
  steps: [
    {
      title: 'Write about the day',
      text: 'The child’s name, the day and the church are enough. We suggest the words, and you make them your own.',
    },
    {
      title: 'Choose who comes',
      text: 'Enter the family and the godparents, and send each of them an e-mail. Or share the link in the family chat.',
    },
    {
      title: 'See who is coming',
      text: 'The replies are in one list. If somebody has forgotten, one e-mail reminds them.',
    },
  ],
  questions: [
    {
      title: 'When do you send a christening invitation?',
      text: 'Four to six weeks ahead suits most families. Send it once the church has confirmed the date; you can always change the time of the lunch.',
    },
    {
      title: 'Can we use it for a naming day instead?',
      text: 'Yes. The title and the words are yours, so the page suits a naming day just as well as a baptism.',
    },
    {
      title: 'Can the godparents get a message of their own?',
      text: 'Yes. Choose the godparents on the guest list and write to them alone, for example about where to sit in church.',
    },
    {
      title: 'Who can see the child’s name?',
      text: 'Only people with the link, unless you choose otherwise. Search engines are asked to stay away from the page.',
    },
  ],
};
