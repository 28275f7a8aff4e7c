/** A guest whose e-mail or phone number another guest has already. */
export default {
  shares: {
    email_one: '{{names}} på listen har samme e-mail. Det er i orden: en familie kan dele en.',
    email_other: '{{names}} på listen har samme e-mail. Det er i orden: en familie kan dele en.',
    phone_one: '{{names}} på listen har samme telefonnummer. Det er i orden: en familie kan dele et.',
    phone_other: '{{names}} på listen har samme telefonnummer. Det er i orden: en familie kan dele et.',
  },
  same: {
    email: '{{name}} står allerede på listen med den e-mail.',
    phone: '{{name}} står allerede på listen med det telefonnummer.',
  },
  added: '{{name}} er på listen og deler e-mail eller telefon med {{names}}.',
  onList: {
    email: 'Står allerede på listen som {{name}} (samme e-mail).',
    phone: 'Står allerede på listen som {{name}} (samme telefonnummer).',
    name: 'En gæst med det navn står allerede på listen.',
  },
  above: {
    email: 'Samme e-mail som nummer {{nth, number}} ({{name}}).',
    phone: 'Samme telefonnummer som nummer {{nth, number}} ({{name}}).',
    name: 'Samme navn som nummer {{nth, number}}. Begge bliver tilføjet.',
  },
  anyway: 'Tilføj alligevel',
  anywayOf: 'Tilføj alligevel: {{name}}',
  skip: 'Spring over',
  skipOf: 'Spring over: {{name}}',
  skipped_one: '{{count, number}} linje springes over, fordi e-mailen eller nummeret allerede er med.',
  skipped_other: '{{count, number}} linjer springes over, fordi e-mailen eller nummeret allerede er med.',
  leftOut_one: '{{count, number}} blev sprunget over.',
  leftOut_other: '{{count, number}} blev sprunget over.',
  unchecked: 'Vi kunne ikke se, om nogen af dem allerede står på listen.',
} as const;
