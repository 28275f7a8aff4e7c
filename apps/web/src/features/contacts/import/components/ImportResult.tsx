import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Import } from '@festlig/contracts/contacts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOut } from '../result.model';
import { useRowReason } from '../use-row-reason';
import { ImportReach } from './ImportReach';
import { ImportRows } from './ImportRows';
import { MailLessRows } from './MailLessRows';
import { UndoImport } from './UndoImport';

interface ImportResultProps {
  partyId: string;
  result: Import;
  /** The heading's level: one below the heading above. */
  level?: 'h2' | 'h3';
  onDone: () => void;
  onAgain: () => void;
}

/**
 * The result of an import: how many guests were added, who has no address, which rows failed and why; and the way to
 * undo it (rule: import-result).
 */
export function ImportResult({ partyId, result, level = 'h3', onDone, onAgain }: ImportResultProps) {
  const { t } = useTranslation('contacts');
  const reasonOf = useRowReason();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { created, wrong, mail, text, importId } = result;
  const mailLess = result.phoneOnly + result.missing;
  const { skipped, toMend, rows } = leftOut(result);
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {created > 0 && <CheckCircle color="success" fontSize="large" />}
        <Typography variant="h4" component={level} ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {created > 0 ? t('importer.created', { count: created }) : t('importer.noneCreated')}
        </Typography>
      </Box>
      {created > 0 && wrong === 0 && <Typography>{t('importer.allGood')}</Typography>}
      <ImportReach partyId={partyId} count={created} mail={mail} text={text} mailLess={mailLess} />
      <MailLessRows count={mailLess} rows={result.unreachable} />
      {skipped > 0 && <Typography>{t('importer.skipped', { count: skipped })}</Typography>}
      {toMend > 0 && (
        <ImportRows
          title={t('importer.errors', { count: toMend })}
          text={t('importer.errorsText')}
          count={toMend}
          rows={rows.map((row) => ({ ...row, reason: reasonOf(row.reason) }))}
        />
      )}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        {created > 0 && (
          <Box sx={{ mr: 'auto' }}>
            <UndoImport partyId={partyId} importId={importId} size="medium" onUndone={onAgain} />
          </Box>
        )}
        <Button onClick={onAgain}>{t('importer.again')}</Button>
        <Button variant="contained" onClick={onDone}>
          {t('importer.done')}
        </Button>
      </Stack>
    </Stack>
  );
}
