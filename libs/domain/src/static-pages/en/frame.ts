import type { FrameText } from '../texts';

export const frame: FrameText = {
  product: 'Festlig',
  skip: 'Skip to the content',
  toFront: 'Festlig: Go to the front page',
  other: { short: 'DA', name: 'DA: Dansk' },
  logIn: 'Log in',
  create: 'Make an invitation',
  help: 'Help',
  free: 'Free to start. Guests need no app and no account.',
  gets: 'What you get',
  steps: 'How it works',
  questions: 'Questions and answers',
  occasions: 'More occasions',
  ready: 'Ready to invite them?',
  sample: { label: 'An example invitation', yes: 'I will be there', no: 'I cannot come' },
  write: {
    title: 'Write to us',
    before: 'Write to ',
    between: ', or use ',
    help: 'the help form',
    after: '.',
    form: 'Write to us using ',
  },
};
