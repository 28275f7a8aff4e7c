import { useMemo } from 'react';
import { useLanguage } from './use-language';

/** Formats a whole number that stands alone in the reader's language; within a text it is `{{count, number}}`. */
export function useNumber(): (value: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return (value) => format.format(value);
  }, [language]);
}
