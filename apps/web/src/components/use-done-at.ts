import { useCallback, useState } from 'react';
import { usePageSource } from '../api/page-source';
import { useLanguage } from '../i18n/use-language';
import { readerZone } from '../lib/format-date';
import { formatDoneAt } from '../lib/format-done-at';

/** Words when something was done, in the time zone of this page's party: "today at 11:16", "on 29 November". */
export function useDoneAt(): (instant: string) => string {
  const language = useLanguage();
  const [here] = useState(readerZone);
  const zone = usePageSource().usePartyZone() ?? here;
  return useCallback(
    (instant: string) => formatDoneAt(instant, { zone, readerZone: here, language }, new Date()),
    [zone, here, language],
  );
}
