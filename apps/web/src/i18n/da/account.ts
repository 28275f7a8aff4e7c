export default {
  title: 'Din konto',
  save: 'Gem',
  saved: 'Dine oplysninger er gemt',
  you: { title: 'Dig', name: 'Dit navn', email: 'Du logger ind med {{email}}.' },
  language: { title: 'Dit sprog', lead: 'Værktøjet og de mails, vi sender til dig, er på dette sprog.' },
  notices: {
    title: 'Notifikationer',
    lead: 'Vi skriver til {{email}}. Kommer der mange svar på én gang, samler vi dem i én mail.',
    replies: 'Nye svar',
    repliesHint: 'Når en gæst svarer på invitationen eller retter sit svar.',
    messages: 'Beskeder fra gæster',
    messagesHint: 'Når en gæst skriver til dig under sit svar.',
    marketing: 'Gode råd om fester',
    marketingHint: 'Højst én mail om måneden.',
  },
} as const;
