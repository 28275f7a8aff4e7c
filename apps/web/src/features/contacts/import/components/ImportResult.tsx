import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Import } from '@festlig/contracts/contacts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { notedInResult } from '../../import-rows/noted.model';
import { ImportReach } from './ImportReach';
import { ImportSummary } from './ImportSummary';
import { NotedRows } from '../../import-rows/components/NotedRows';
import { UndoImport } from './UndoImport';

interface ImportResultProps {
  partyId: string;
  result: Import;
  /** The heading's level, one below the heading above: `h3` in a dialog, `h2` on the page. */
  level?: 'h2' | 'h3';
  /** The next step, where there is one: an invitation for the new guests. */
  invite?: ReactNode;
  onDone: () => void;
  onAgain: () => void;
}

/**
 * The result of an import: how many guests were added, what is missing, which cells were mended or left
 * out; the way to undo it, and the next step (rules: import-result, guests-added-invited).
 */
export function ImportResult({ partyId, result, level = 'h3', invite, onDone, onAgain }: ImportResultProps) {
  const { t } = useTranslation('contacts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { created, mail, text, importId } = result;
  const mailLess = result.phoneOnly + result.missing;
  const next = created > 0 && invite;
  const counts = notedInResult(result);
  const actions = (
    <>
      {created > 0 && (
        <Box sx={{ mr: 'auto' }}>
          <UndoImport
            partyId={partyId}
            importId={importId}
            asks={t('importer.undo.askNow', { count: created })}
            size="medium"
            onUndone={onAgain}
          />
        </Box>
      )}
      <Button onClick={onAgain}>{t('importer.again')}</Button>
      <Button variant={next ? 'text' : 'contained'} onClick={onDone}>
        {t('importer.done')}
      </Button>
      {next}
    </>
  );
  return (
    <Stack spacing={2}>
      <ImportSummary
        heading={created > 0 ? t('importer.created', { count: created }) : t('importer.noneCreated')}
        level={level}
        ref={heading}
        total={created}
        dropped={result.dropped}
        counts={counts}
      />
      <ImportReach partyId={partyId} count={created} mail={mail} text={text} mailLess={mailLess} />
      <NotedRows partyId={partyId} importId={importId} counts={counts} />
      {level === 'h3' ? (
        <DialogFoot>{actions}</DialogFoot>
      ) : (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
