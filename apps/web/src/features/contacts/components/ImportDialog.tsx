import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { contacts } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { atLeast } from '../../../lib/at-least';
import { useImportContactsMutation } from '../api';
import { countRows, fileToBase64 } from '../import-file.model';
import { ImportResult } from './ImportResult';
import { ImportSource, type Source } from './ImportSource';

/** Spec section 9: progress is shown at least this long. */
const MINIMUM_MS = 1000;
const NOTHING: Source = { text: '', file: null, replace: false };

/** Import a guest list: give it, wait for it, see what became of it. What was given is kept if it fails. */
export function ImportDialog({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  const id = useId();
  const [importContacts] = useImportContactsMutation();
  const [source, setSource] = useState(NOTHING);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<OutputOf<typeof contacts.calls.importContacts>>();

  const start = async () => {
    setProblem(undefined);
    setWorking(true);
    let file: string | undefined;
    try {
      file = source.file ? await fileToBase64(source.file) : undefined;
    } catch {
      setProblem(t('importer.unreadable'));
      return setWorking(false);
    }
    const input = { partyId, delete: source.replace, ...(file === undefined ? { csv: source.text } : { file }) };
    try {
      setResult(await atLeast(MINIMUM_MS, importContacts(input).unwrap()));
      setSource(NOTHING);
    } catch (thrown) {
      const { errors } = asApiError(thrown);
      setProblem(errorText(Object.values(errors)[0] ?? { code: 'unexpected' }, errorsT));
    }
    setWorking(false);
  };
  const rows = source.file ? 0 : countRows(source.text);
  return (
    <Dialog open onClose={() => working || onClose()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('importer.title')}</DialogTitle>
      <DialogContent>
        {working ? (
          <Box role="status" sx={{ py: 5 }}>
            <Typography sx={{ mb: 2 }}>
              {rows > 0 ? t('importer.workingLines', { count: rows }) : t('importer.working')}
            </Typography>
            <LinearProgress aria-label={t('importer.working')} />
          </Box>
        ) : result ? (
          <ImportResult result={result} onDone={onClose} onAgain={() => setResult(undefined)} />
        ) : (
          <ImportSource
            source={source}
            onSource={setSource}
            problem={problem}
            onStart={() => void start()}
            onCancel={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
