export default {
  title: 'Del invitationen',
  lead: 'Alle med linket kan se siden. Gæster, du inviterer per mail, får deres eget link.',
  link: 'Linket til invitationen',
  photosLink: 'Linket til billederne',
  copy: 'Kopiér linket',
  copied: 'Linket er kopieret',
  notCopied: 'Linket kunne ikke kopieres. Markér det, og kopiér det selv.',
  share: 'Del',
  showCode: 'Vis QR-kode',
  hideCode: 'Skjul QR-kode',
  making: 'QR-koden er på vej',
  codeAlt: 'QR-kode, der fører til {{link}}',
  codeHint:
    'Sæt koden på et kort eller en plakat. Den fører til invitationen, også hvis du senere vælger en anden adresse.',
  svg: 'Hent til tryk (SVG)',
  png: 'Hent som billede (PNG)',
} as const;
