const LOCALES = { da: 'da-DK', en: 'en-GB' } as const;

/** The date of a party in words, as on the cover of its photo book: "lørdag den 20. juni 2027". */
export const bookDate = (instant: string, timeZone: string, language: keyof typeof LOCALES): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant));
