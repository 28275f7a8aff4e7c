import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ContactsChange } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';

/** How far a change of many guests has come (rule: contacts-changed-together). */
export function ChangeProgress({ change, broken }: { change: ContactsChange; broken: boolean }) {
  const { t } = useTranslation('contacts');
  const { read, guests } = change;
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label={t('selection.working')}
        value={guests === 0 ? 0 : Math.min(100, (100 * read) / guests)}
        sx={{ mt: 2 }}
      />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
        {broken ? t('selection.broken') : t('selection.progress', { done: read, total: guests })}
      </Typography>
    </>
  );
}
