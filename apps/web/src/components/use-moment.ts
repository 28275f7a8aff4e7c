import { useCallback, useState } from 'react';
import { usePartyOfPage } from '../api/party';
import { useLanguage } from '../i18n/use-language';
import { formatMoment, type MomentStyle, readerZone } from '../lib/format-date';

/** When something happened, on the clock of this page's party: its files say it so too. */
export function useMoment() {
  const language = useLanguage();
  const [here] = useState(readerZone);
  const zone = usePartyOfPage().data?.zone ?? here;
  return useCallback(
    (instant: string, style?: MomentStyle) => formatMoment(instant, { zone, readerZone: here, language }, style),
    [zone, here, language],
  );
}
