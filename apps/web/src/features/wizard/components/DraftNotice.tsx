import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLangPath } from '../../../i18n/use-language';
import type { PartyDraft } from '../draft.model';

/** Links to an invitation that was begun in this tab and not saved. */
export function DraftNotice({ draft }: { draft: PartyDraft | null }) {
  const { t } = useTranslation('wizard');
  const langPath = useLangPath();
  if (!draft) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('draft.waiting', { title: draft.title })}{' '}
      <Link component={RouterLink} to={langPath(`/new/${draft.type}/edit`)} color="inherit">
        {t('draft.resume')}
      </Link>
    </Alert>
  );
}
