import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';

const LOCALES = { da: 'da-DK', en: 'en-GB' };

/** What was sent before, newest first. */
export function SendHistory({ sends }: { sends: readonly Send[] }) {
  const { t } = useTranslation('invitations');
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { dateStyle: 'long', timeStyle: 'short' });
  if (sends.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="history-title" sx={{ mt: 6 }}>
      <Typography variant="h4" component="h2" id="history-title" sx={{ mb: 1 }}>
        {t('history.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sends.map((send) => (
          <Box key={send.id} component="li" sx={row}>
            <Box component="time" dateTime={send.createdAt} sx={{ flex: '1 1 220px' }}>
              {format.format(new Date(send.createdAt))}
            </Box>
            <Box component="span" sx={{ flex: '1 1 180px', color: 'text.secondary' }}>
              {t(`history.${send.audience}`)}
            </Box>
            <span>
              {t('history.sent', { count: send.emailsSent })}
              {send.errors > 0 && `, ${t('progress.errors', { count: send.errors })}`}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
