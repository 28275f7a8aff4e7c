export default {
  title: 'Hjælp',
  lead: 'Skriv, hvad du har brug for hjælp til. Vi svarer på din e-mail, så snart vi kan.',
  email: 'Din e-mail',
  emailHint: 'Her får du vores svar.',
  entry: 'Hvad kan vi hjælpe med?',
  submit: 'Send',
  sent: {
    title: 'Tak, vi har fået din besked',
    text: 'Vi læser den og svarer på din e-mail.',
  },
} as const;
