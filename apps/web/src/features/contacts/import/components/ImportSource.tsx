import { checkList } from '@festlig/domain/contacts/check-list';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import type { CodedError } from '../../../../lib/coded-error';
import type { Source } from '../use-import';
import { FileDrop } from './FileDrop';
import { LatestImport } from './LatestImport';

interface ImportSourceProps {
  partyId: string;
  source: Source;
  onSource: (source: Source) => void;
  problem: CodedError | undefined;
  onStart: () => void;
  onCancel: () => void;
}

/** Where the list comes from: pasted text or a file; a chosen file is used instead of the text. */
export function ImportSource({ partyId, source, onSource, problem, onStart, onCancel }: ImportSourceProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const [own, setOwn] = useState<CodedError>();
  const lead = useRef<HTMLParagraphElement>(null);
  const toLead = useCallback(() => lead.current?.focus(), []);
  const shown = own ?? problem;
  const change = (part: Partial<Source>) => {
    setOwn(undefined);
    onSource({ ...source, ...part });
  };
  const start = () => {
    const { csv } = source.file ? {} : checkList(source);
    setOwn(csv);
    if (!csv) onStart();
  };
  return (
    <Stack spacing={2}>
      <LatestImport partyId={partyId} onUndoing={onCancel} onUndone={toLead} />
      <Typography ref={lead} tabIndex={-1} color="textSecondary" sx={{ outline: 'none' }}>
        {t('importer.text')}
      </Typography>
      {shown && (
        <Alert severity="error">
          <ErrorText of={shown} />
        </Alert>
      )}
      {!source.file && (
        <TextField
          label={t('importer.paste')}
          placeholder={t('importer.example')}
          value={source.text}
          onChange={(event) => change({ text: event.target.value })}
          multiline
          rows={6}
          autoFocus
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { spellCheck: false, wrap: 'off', style: { overflowX: 'auto' } },
          }}
        />
      )}
      <FileDrop file={source.file} onFile={(file) => change({ file })} onProblem={setOwn} />
      <Box>
        <FormControlLabel
          label={t('importer.replace')}
          control={
            <Checkbox checked={source.replace} onChange={(event) => change({ replace: event.target.checked })} />
          }
        />
        {source.replace && (
          <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
            {t('importer.replaceHint')}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>{app('action.cancel')}</Button>
        <Button variant="contained" onClick={start}>
          {t('importer.read')}
        </Button>
      </Stack>
    </Stack>
  );
}
