import type { HistoryLine } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../../components/use-moment';
import { shownFields, textOf } from '../model';

/** One line of the history in a plain sentence. */
export function HistoryRow({ line }: { line: HistoryLine }) {
  const { t } = useTranslation('history');
  const moment = useMoment();
  const fields = shownFields(line).map((field) => t(`fields.${field}`));
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {t(`acts.${textOf(line.act)}`, { name: line.name || t('somebody') })}
        {fields.length > 0 && `: ${fields.join(', ')}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {moment(line.at)}
      </Typography>
    </Box>
  );
}
