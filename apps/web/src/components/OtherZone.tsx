import Box from '@mui/material/Box';
import { useLanguage } from '../i18n/use-language';
import { isSameClock, readerZone, zoneName } from '../lib/format-date';

interface OtherZoneProps {
  /** ISO 8601. */
  instant: string;
  zone: string;
}

/** Names the party's time zone where the reader's clock shows another time; otherwise renders nothing. */
export function OtherZone({ instant, zone }: OtherZoneProps) {
  const language = useLanguage();
  if (isSameClock(instant, zone, readerZone())) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 }}>
      {zoneName(instant, zone, language)}
    </Box>
  );
}
