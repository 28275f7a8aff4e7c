export default {
  login: {
    title: 'Velkommen tilbage',
    lead: 'Log ind for at se dine fester og svar.',
    submit: 'Log ind',
    remember: 'Husk mig på denne computer',
    noAccount: 'Har du ikke en bruger?',
    toRegister: 'Opret en',
  },
  register: {
    title: 'Opret en bruger',
    lead: 'Så gemmer vi din invitation og dine svar. Det er gratis.',
    submit: 'Opret bruger',
    terms:
      'Jeg accepterer betingelserne for brug, og at I gemmer mine oplysninger for at kunne vise siden og sende mine invitationer',
    marketing: 'I må gerne sende mig gode råd om fester (højst én mail om måneden)',
    hasAccount: 'Har du allerede en bruger?',
    toLogin: 'Log ind',
  },
  prompt: {
    title: 'Log ind igen',
    lead: 'Du er blevet logget ud. Log ind, så fortsætter vi, hvor du slap. Det, du har skrevet, står her endnu.',
  },
  draftKept: 'Din invitation er gemt imens. Den venter på dig bagefter.',
  field: {
    name: 'Dit navn',
    email: 'E-mail',
    password: 'Adgangskode',
    passwordHint: 'Mindst {{count}} tegn',
    showPassword: 'Vis adgangskoden',
    hidePassword: 'Skjul adgangskoden',
  },
  verify: {
    title: 'Bekræft din e-mail',
    pending: 'Vi bekræfter din e-mail …',
    done: 'Tak, din e-mail er bekræftet',
    doneText: 'Nu kan du sende invitationer til dine gæster.',
    toParties: 'Til mine fester',
    failed: 'Linket virkede ikke',
    again: 'Send et nyt link',
    sent: 'Vi har sendt et nyt link. Kig i din indbakke.',
    login: 'Log ind for at få et nyt link',
  },
} as const;
