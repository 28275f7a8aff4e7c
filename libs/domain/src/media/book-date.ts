const LOCALES = { da: 'da-DK', en: 'en-GB' } as const;

/** The date of a party in words, as on the cover of its photo book: "Lørdag den 20. juni 2027". */
export function bookDate(instant: string, timeZone: string, language: keyof typeof LOCALES): string {
  const date = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant));
  return date.charAt(0).toLocaleUpperCase(LOCALES[language]) + date.slice(1);
}
