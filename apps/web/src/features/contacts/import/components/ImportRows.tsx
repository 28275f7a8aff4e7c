import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** A longer list is better corrected in the spreadsheet than read here. */
const SHOWN = 100;

interface ImportRowsProps {
  title: string;
  text: string;
  /** How many rows there are; `rows` are the first of them. */
  count: number;
  rows: readonly { line: number; reason: string; text: string }[];
}

/** Rows of the list as the host wrote them, each with its line number and a reason. */
export function ImportRows({ title, text, count, rows }: ImportRowsProps) {
  const { t } = useTranslation('contacts');
  const shown = rows.slice(0, SHOWN);
  return (
    <Box>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={title} sx={scroll}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('importer.line')}</th>
              <th scope="col">{t('importer.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>
                  {row.reason}
                  <code>{row.text}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {count > shown.length && (
        <Typography variant="body2">{t('importer.more', { count: count - shown.length })}</Typography>
      )}
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
  '& th:first-of-type': { width: '5em' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& code': {
    display: 'block',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} as const;
