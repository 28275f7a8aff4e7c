import Typography from '@mui/material/Typography';
import type { ImportPreview } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { columnsOf } from '../columns.model';
import type { Reading } from './ImportColumns';

/**
 * Names what is left out of the list: the rows above the names of the columns, such as a title, and the columns that hold
 * no field, because their cells would be missed later (rules: import-title-left-out, import-leads-with-missing).
 */
export function LeftOut({ preview, reading }: { preview: ImportPreview; reading: Reading }) {
  const { t } = useTranslation('import-summary');
  const language = useLanguage();
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(language).format(names.map((name) => t('quoted', { name })));
  const { above } = preview;
  const unused = columnsOf({ ...preview, ...reading }).flatMap(({ name, field }) =>
    name !== undefined && field === undefined ? [name] : [],
  );
  return (
    <>
      {above.length > 0 && (
        <Typography sx={line}>{t('above', { count: above.length, rows: listed(above) })}</Typography>
      )}
      {unused.length > 0 && (
        <Typography sx={line}>{t('unused', { count: unused.length, names: listed(unused) })}</Typography>
      )}
    </>
  );
}

const line = { mt: 1, fontWeight: 600, overflowWrap: 'anywhere' } as const;
