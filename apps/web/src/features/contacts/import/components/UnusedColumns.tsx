import Typography from '@mui/material/Typography';
import type { ImportPreview } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { columnsOf } from '../columns.model';
import type { Reading } from './ImportColumns';

/** Names the columns that hold no field, because their cells would be missed later (rule: import-leads-with-missing). */
export function UnusedColumns({ preview, reading }: { preview: ImportPreview; reading: Reading }) {
  const { t } = useTranslation('import-summary');
  const language = useLanguage();
  const unused = columnsOf({ ...preview, ...reading }).flatMap(({ name, field }) =>
    name !== undefined && field === undefined ? [t('quoted', { name })] : [],
  );
  if (unused.length === 0) return null;
  const names = new Intl.ListFormat(language).format(unused);
  return (
    <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {t('unused', { count: unused.length, names })}
    </Typography>
  );
}
