export default {
  pager: {
    label: 'Sider',
    page: 'Gå til side {{page, number}}',
    current: 'Side {{page, number}}',
    next: 'Næste side',
    previous: 'Forrige side',
  },
  password: { show: 'Vis adgangskoden', hide: 'Skjul adgangskoden' },
  delete: {
    word: 'SLET',
    ask: 'Skriv {{word}} for at bekræfte.',
    label: 'Skriv {{word}}',
    mismatch: 'Skriv ordet {{word}} for at slette.',
    confirm: 'Slet for altid',
  },
  options: { open: 'Vis mulighederne', close: 'Skjul mulighederne', none: 'Ingen mulighed hedder sådan.' },
  leave: {
    title: 'Forlad uden at gemme?',
    text: 'Dine ændringer går tabt, hvis du forlader siden nu.',
    leave: 'Forlad siden',
    stay: 'Bliv her',
  },
  verify: {
    title: 'Bekræft din e-mail',
    text: 'Vi har sendt et link til {{email}}. Klik på det, så kan du sende invitationer.',
    again: 'Send linket igen',
    sent: 'Vi har sendt et nyt link. Kig i din indbakke.',
  },
  left: {
    soon: 'næsten færdig',
    seconds_one: 'cirka {{count}} sekund tilbage',
    seconds_other: 'cirka {{count}} sekunder tilbage',
    minutes_one: 'cirka {{count}} minut tilbage',
    minutes_other: 'cirka {{count}} minutter tilbage',
    hours_one: 'cirka {{count}} time tilbage',
    hours_other: 'cirka {{count}} timer tilbage',
  },
} as const;
