import { useCallback, useState } from 'react';
import { usePageSource } from '../api/page-source';
import { useLanguage } from '../i18n/use-language';
import { formatMoment, type MomentStyle, readerZone } from '../lib/format-date';

/** Formats an instant in the time zone of this page's party, as the exported files do. */
export function useMoment() {
  const language = useLanguage();
  const [here] = useState(readerZone);
  const zone = usePageSource().usePartyZone() ?? here;
  return useCallback(
    (instant: string, style?: MomentStyle) => formatMoment(instant, { zone, readerZone: here, language }, style),
    [zone, here, language],
  );
}
