export default {
  title: 'Mine fester',
  create: 'Lav en ny',
  cohost: 'Medvært',
  plan: { premium: 'Premium', pro: 'Pro' },
  cancelled: 'Aflyst',
  past: 'Afholdt',
  notSent: 'Ikke sendt endnu',
  empty: {
    title: 'Her bliver dine fester samlet',
    text: 'Lav en side til den første. Det tager et par minutter, og du kan rette alt bagefter.',
    action: 'Lav din første invitation',
  },
} as const;
