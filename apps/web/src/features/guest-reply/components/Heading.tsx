import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** The question above the form; a known guest is greeted (rule: greeted-by-name). */
export function Heading({ party, name }: { party: Party; name: string | undefined }) {
  const { t } = useTranslation('guest-reply');
  // To hosts in the language of their tool.
  const own = useTranslation('guest-reply', { i18n: i18next }).t;
  return (
    <Box sx={{ mb: 2.5 }}>
      {name && (
        <Typography sx={{ mb: 0.5, fontWeight: 600, color: 'primary.main' }}>
          {t('dear', { name: greetingName(name) })}
        </Typography>
      )}
      <Typography variant="h2">{t('title')}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {party.isOwner || party.isCohost ? own('hostNote') : t('lead')}
      </Typography>
    </Box>
  );
}
