import type { FrameText } from '../texts';

export const frame: FrameText = {
  product: 'Festlig',
  skip: 'Gå til indholdet',
  toFront: 'Festlig: Til forsiden',
  other: { short: 'EN', name: 'EN: English' },
  logIn: 'Log ind',
  create: 'Lav en invitation',
  help: 'Hjælp',
  free: 'Gratis at begynde. Gæsterne skal hverken have app eller konto.',
  gets: 'Det får du',
  steps: 'Sådan gør du',
  questions: 'Spørgsmål og svar',
  occasions: 'Flere anledninger',
  ready: 'Er du klar til at invitere?',
  sample: { label: 'Eksempel på en invitation', yes: 'Jeg kommer', no: 'Jeg kan ikke' },
  write: {
    title: 'Skriv til os',
    before: 'Skriv til ',
    between: ', eller brug ',
    help: 'hjælpen',
    after: '.',
    form: 'Skriv til os gennem ',
  },
};
