export default {
  toolbar: 'Formatering',
  bold: 'Fed',
  italic: 'Kursiv',
  underline: 'Understreget',
  heading: 'Overskrift',
  bullets: 'Punktliste',
  numbers: 'Nummereret liste',
  quote: 'Citat',
  link: {
    title: 'Link',
    address: 'Adresse',
    insert: 'Indsæt link',
    remove: 'Fjern link',
  },
  picture: {
    title: 'Billede',
    insert: 'Indsæt billede',
    alt: 'Hvad viser billedet?',
    altHint: 'Læses op for den, der ikke kan se det.',
  },
} as const;
