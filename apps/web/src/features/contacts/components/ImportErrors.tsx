import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contacts } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { errorText, useErrorsT } from '../../../i18n/error-text';

/** A list longer than this is not read here but mended in the spreadsheet. */
const SHOWN = 100;

/** The rows that were left out, as the host wrote them, each with its line and the reason in words. */
export function ImportErrors({ errors }: { errors: OutputOf<typeof contacts.calls.importContacts>['errors'] }) {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  const rest = errors.length - SHOWN;
  return (
    <Box>
      <Typography variant="h6" component="h3">
        {t('importer.errors', { count: errors.length })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('importer.errorsText')}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={t('importer.errors', { count: errors.length })} sx={scroll}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('importer.line')}</th>
              <th scope="col">{t('importer.reason')}</th>
              <th scope="col">{t('importer.row')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, SHOWN).map(({ line, reason, text }) => (
              <tr key={`${line}-${reason}`}>
                <td>{line}</td>
                <td>{errorText({ code: reason }, errorsT, 'invalid')}</td>
                <td>
                  <code>{text}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rest > 0 && <Typography variant="body2">{t('importer.more', { count: rest })}</Typography>}
    </Box>
  );
}

const scroll = { mt: 1, maxHeight: 260, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '12px' };
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th': { textAlign: 'left', fontWeight: 600, color: 'text.secondary' },
  '& th, & td': { px: 1.5, py: 1, verticalAlign: 'top' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& code': { fontSize: '0.875rem', overflowWrap: 'anywhere' },
} as const;
