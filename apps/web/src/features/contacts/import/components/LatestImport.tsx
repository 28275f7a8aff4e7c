import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../../components/use-moment';
import { useLatestImportQuery } from '../../api';
import { UndoImport } from './UndoImport';

interface LatestImportProps {
  partyId: string;
  onUndoing: () => void;
  /** It has been undone, and nothing is focused. */
  onUndone: () => void;
}

/**
 * The latest import, for the day in which it can be undone. Renders nothing when there is none, nor once one has been undone:
 * the import before that would have its button in the same place (rule: import-undo).
 */
export function LatestImport({ partyId, onUndoing, onUndone }: LatestImportProps) {
  const { t } = useTranslation('contacts');
  const moment = useMoment();
  const [isUndone, setUndone] = useState(false);
  useEffect(() => {
    if (isUndone) onUndone();
  }, [isUndone, onUndone]);
  const latest = useLatestImportQuery({ partyId }).data?.import;
  if (isUndone || !latest?.ended || latest.created === 0) return null;
  const { importId, created, startedAt } = latest;
  const told = { count: created, when: moment(startedAt) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('importer.latest', told)}
      </Typography>
      <UndoImport
        partyId={partyId}
        importId={importId}
        asks={t('importer.undo.ask', told)}
        size="medium"
        onUndoing={onUndoing}
        onUndone={() => setUndone(true)}
      />
    </Box>
  );
}
