import type da from '../da/wizard';
import type { Texts } from '../texts';

export default {
  title: 'What are you celebrating?',
  lead: 'Write the most important things. You can change the rest on the page.',
  type: {
    label: 'Occasion',
    party: 'Party',
    birthday: 'Birthday',
    wedding: 'Wedding',
    baptism: 'Baptism',
    confirmation: 'Confirmation',
    anniversary: 'Anniversary',
    christmas: 'Christmas',
  },
  name: {
    party: 'Who is having the party?',
    birthday: 'Whose birthday is it?',
    wedding: 'Who is getting married?',
    baptism: 'Who is being baptised?',
    confirmation: 'Who is being confirmed?',
    anniversary: 'Who or what are you celebrating?',
    christmas: 'Who is inviting?',
  },
  nameHint: {
    party: 'Such as Emma, or Emma and James',
    birthday: 'Such as Emma',
    wedding: 'Such as Sophie and Michael',
    baptism: 'Such as Alma, or Little Brother if the name is a secret',
    confirmation: 'Such as Oscar',
    anniversary: 'Such as Mum and Dad’s silver wedding',
    christmas: 'Such as the Holm family',
  },
  date: 'Date',
  clock: 'Time',
  location: 'Place',
  locationHint: 'The address. You can also add it later.',
  submit: 'Show my invitation',
  draft: {
    waiting: 'You have started “{{title}}”.',
    resume: 'Finish it',
  },
  saved: 'Your invitation is saved. Bring the guest list when you are ready.',
  failed: 'The invitation was not saved. {{reason}}',
} as const satisfies Texts<typeof da>;
