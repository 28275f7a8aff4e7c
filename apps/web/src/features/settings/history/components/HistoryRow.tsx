import type { HistoryLine } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../../components/use-moment';
import { shownFeatures, shownFields, textOf } from '../model';

/** One line of the history in a plain sentence. */
export function HistoryRow({ line }: { line: HistoryLine }) {
  const { t } = useTranslation(['history', 'plan']);
  const moment = useMoment();
  const told = [
    ...shownFields(line).map((field) => t(`fields.${field}`)),
    ...shownFeatures(line).map((feature) => t(`plan:features.${feature}`)),
  ];
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {t(`acts.${textOf(line.act)}`, { name: line.name || t('somebody') })}
        {told.length > 0 && `: ${told.join(', ')}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {moment(line.at)}
      </Typography>
    </Box>
  );
}
