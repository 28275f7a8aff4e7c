import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatMoment } from '../../../lib/format-date';
import { useLatestImportQuery } from '../api';
import { UndoImport } from './UndoImport';

/** The last import, for as long as it can be taken back: a day. Nothing when there is none. */
export function LatestImport({ partyId, onUndoing }: { partyId: string; onUndoing: () => void }) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const latest = useLatestImportQuery({ partyId }).data?.import;
  if (!latest?.ended || latest.created === 0) return null;
  const { importId, created, startedAt } = latest;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t('importer.latest', { count: created, when: formatMoment(startedAt, language) })}
      </Typography>
      <UndoImport partyId={partyId} importId={importId} size="medium" onUndoing={onUndoing} />
    </Box>
  );
}
