import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { COLUMN_FIELDS, type ImportPreview } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { columnsOf, withColumn, withHeader } from '../columns.model';

export type Reading = Pick<ImportPreview, 'columns' | 'header'>;

interface ImportColumnsProps {
  preview: ImportPreview;
  /** What the host has chosen; the preview follows it. */
  reading: Reading;
  onReading: (reading: Reading) => void;
}

/** What each column holds: detected by the service, corrected by the host. */
export function ImportColumns({ preview, reading, onReading }: ImportColumnsProps) {
  const { t } = useTranslation('contacts');
  return (
    <Box component="section" aria-label={t('importer.columns.title')}>
      <Typography variant="h6" component="h3">
        {t('importer.columns.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {columnsOf({ ...preview, ...reading }).map(({ at, name, samples, field }) => {
          const title = name ?? t('importer.columns.nth', { nth: at + 1 });
          return (
            <Box component="li" key={at} sx={row}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography variant="body2" color="textSecondary" noWrap>
                  {samples.join(' · ')}
                </Typography>
              </Box>
              <TextField
                select
                size="small"
                value={field ?? ''}
                onChange={({ target }) => {
                  const chosen = COLUMN_FIELDS.find((each) => each === target.value);
                  onReading({ ...reading, columns: withColumn(reading.columns, { at, name }, chosen) });
                }}
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': t('importer.columns.holds', { name: title }) },
                }}
              >
                <option value="">{t('importer.columns.unused')}</option>
                {COLUMN_FIELDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`importer.columns.fields.${each}`)}
                  </option>
                ))}
              </TextField>
            </Box>
          );
        })}
      </Box>
      <FormControlLabel
        label={t('importer.columns.header')}
        control={
          <Checkbox
            checked={reading.header}
            onChange={(event) => onReading(withHeader(preview.sample, reading.columns, event.target.checked))}
          />
        }
      />
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: { sm: 320 }, overflow: 'auto' } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 13rem' },
  gap: 1,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
