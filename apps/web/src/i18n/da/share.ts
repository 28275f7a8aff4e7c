export default {
  title: 'Del invitationen',
  lead: {
    see: 'Alle med linket kan se siden. Gæster, du inviterer på mail, får deres eget link.',
    reply:
      'Alle med linket kan se siden og svare. Under Indstillinger kan svar være kun for gæster på listen. Gæster, du inviterer på mail, får deres eget link.',
  },
  link: 'Linket til invitationen',
  photosLink: 'Linket til billederne',
  copy: 'Kopier linket',
  copied: 'Linket er kopieret',
  notCopied: 'Linket kunne ikke kopieres. Marker det, og kopier det selv.',
  share: 'Del',
  mail: 'Mail',
  sms: 'Sms',
  whatsApp: 'WhatsApp',
  guestLead: '{{name}} har sit eget link. Send det selv, fx i en besked fra din telefon.',
  guestCopy: 'Kopier gæstens link',
  showCode: 'Vis QR-kode',
  hideCode: 'Skjul QR-kode',
  making: 'QR-koden er på vej …',
  codeAlt: 'QR-kode, der fører til {{link}}',
  codeHint:
    'Sæt koden på et kort eller en plakat. Den fører til invitationen, også hvis du senere vælger en anden adresse.',
  svg: 'Hent til tryk (SVG)',
  png: 'Hent som billede (PNG)',
} as const;
