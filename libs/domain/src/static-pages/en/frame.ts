import type { FrameText } from '../texts';

export const frame: FrameText = {
  product: 'Festlig',
  skip: 'Skip to the content',
  toFront: 'Festlig: Go to the front page',
  other: { short: 'DA', name: 'DA: Dansk' },
  logIn: 'Log in',
  create: 'Create an invitation',
  help: 'Help',
  free: 'Free to start, and you see your invitation before you create an account. Guests reply without an app or an account.',
  trust: {
    label: 'What you can rely on',
    items: [
      'No guest gets anything until you send it.',
      'Guests can unsubscribe at the foot of every invitation.',
      'No advertising and no tracking.',
      'Delete the event, and its guest list, e-mails and replies are deleted.',
      'You pay for one event, VAT included, with no subscription.',
    ],
    write: 'Ask us: ',
  },
  gets: 'What you get',
  steps: 'How it works',
  questions: 'Questions and answers',
  occasions: 'More occasions',
  ready: 'Ready to invite them?',
  sample: {
    label: 'An example invitation',
    ask: 'Try replying as a guest',
    yes: 'I’ll be there',
    no: 'I can’t come',
    thanks: {
      yes: {
        title: 'See you there!',
        text: 'This is how the page thanks your guests, and you see the reply at once. Nothing was sent here.',
      },
      no: {
        title: 'Thank you for letting us know',
        text: 'You will be missed. Guests can change their reply at any time. Nothing was sent here.',
      },
    },
  },
  gallery: {
    title: 'Find the mood for your party',
    lead: 'Pick one, write your own words, and see it finished within a minute.',
    pictures: '{n} pictures',
    own: 'Create your own',
    more: 'Read more about each occasion',
  },
  prices: {
    title: 'What it costs',
    beyond: 'Photos from your guests, your own questions and co-hosts come with {plan}.',
    all: 'See what you get',
    mails: 'E-mails are free.',
  },
  behind: {
    title: 'Who is behind Festlig?',
    text: 'Festlig is paid for by hosts: larger events and text messages cost money. We show no advertising and sell nobody’s data. Is there anything you would like to ask before you start?',
  },
  runBy: {
    title: 'Who runs Festlig',
    before: {
      front: 'Festlig is run by ',
      terms: 'Your agreement is with ',
      privacy: 'The data controller is ',
    },
    after: '.',
  },
  write: {
    title: 'Write to us',
    before: 'Write to ',
    between: ', or use ',
    help: 'the help form',
    after: '.',
    form: 'Use ',
  },
};
