import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../../components/use-moment';
import { useLatestImportQuery } from '../../api';
import { UndoImport } from './UndoImport';

/** The latest import, for the day in which it can be undone. Renders nothing when there is none. */
export function LatestImport({ partyId, onUndoing }: { partyId: string; onUndoing: () => void }) {
  const { t } = useTranslation('contacts');
  const moment = useMoment();
  const latest = useLatestImportQuery({ partyId }).data?.import;
  if (!latest?.ended || latest.created === 0) return null;
  const { importId, created, startedAt } = latest;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('importer.latest', { count: created, when: moment(startedAt) })}
      </Typography>
      <UndoImport partyId={partyId} importId={importId} size="medium" onUndoing={onUndoing} />
    </Box>
  );
}
