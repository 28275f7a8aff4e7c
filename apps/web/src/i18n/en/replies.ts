import type da from '../da/replies';
import type { Texts } from '../texts';

export default {
  title: 'Replies',
  lead: 'Who is coming, who is not, and who you are still waiting for.',
  stats: {
    title: 'Replies in numbers',
    persons: 'People coming',
    attending: 'Said yes',
    notAttending: 'Said no',
    noResponse: 'No reply yet',
    donut: 'How the replies divide',
    byDay: 'Replies day by day',
    day: 'Day',
    percent: '{{percent}}% have replied',
  },
  empty: {
    title: 'No replies yet',
    text: 'You will see it here as soon as a guest replies. Have you sent the invitation?',
    action: 'Go to invitations',
  },
  tabs: { label: 'Choose a list', replies: 'Replies ({{count}})', missing: 'No reply yet ({{count}})' },
  list: {
    name: 'Name',
    answer: 'Reply',
    people: 'People',
    comment: 'Note',
    at: 'Replied',
    yes: 'Coming',
    no: 'Not coming',
    pages: 'Pages of replies',
    sort: 'Sort by',
    changed: 'changed {{date}}',
  },
  sorts: {
    '-createdAt': 'Newest first',
    createdAt: 'Oldest first',
    name: 'Name, A to Z',
    '-isComming': 'Coming first',
    isComming: 'Not coming first',
    '-numberOfPeople': 'Most people first',
  },
  one: { text: 'You are looking at one reply.', all: 'Show all replies', gone: 'The reply is not there any more.' },
  missing: {
    lead: 'They were invited and have not replied.',
    noneTitle: 'Everyone you invited has replied',
    noneText: 'You are not waiting for anyone right now.',
    noEmail: 'no e-mail',
    pages: 'Pages of guests who have not replied',
  },
  export: {
    title: 'Download as a spreadsheet',
    all: 'All replies',
    attending: 'Those coming',
    rejected: 'Those not coming',
  },
} as const satisfies Texts<typeof da>;
