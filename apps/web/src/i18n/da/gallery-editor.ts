export default {
  book: 'Fotobog',
  settings: 'Indstillinger for billeder',
  tell: 'Fortæl gæsterne',
  wall: 'Vis på skærm',
  zip: 'Hent alle (zip)',
  room: '{{used, number}} af {{limit, number}} billeder',
  more: 'Få plads til flere',
  shown: 'Kan ses af gæsterne',
  shownLabel: 'Kan ses af gæsterne: {{photo}}',
  deleteLabel: 'Slet: {{photo}}',
  guests: {
    plan: 'Billeder fra gæsterne hører til en større plan.',
    off: 'Galleriet er ikke åbent for gæsterne.',
    later: 'Galleriet åbner for gæsterne {{when}}.',
    hosts_only: 'Gæsterne kan hverken se billeder eller lægge op.',
    seeOnly: 'Gæsterne kan se billederne, men ikke lægge op.',
    uploadOnly: 'Gæsterne kan lægge billeder op, men ikke se dem.',
  },
  empty: {
    title: 'Her samles festens billeder',
    text: 'Del linket eller QR-koden, så gæsterne finder hertil. De behøver ingen konto.',
  },
} as const;
