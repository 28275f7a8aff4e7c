import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedWord } from '../lib/typed-word';
import { Block } from './Block';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteBlockProps {
  title: string;
  lead: string;
  /** Of the button that asks. */
  open: string;
  question: string;
  /** What is lost. */
  text: string;
  failed: string;
  /** Rejects when it was not deleted. */
  onDelete: () => Promise<void>;
}

/** What cannot be undone is deleted once the word is typed (spec section 5). */
export function DeleteBlock({ title, lead, open, question, text, failed, onDelete }: DeleteBlockProps) {
  const { t } = useTranslation('controls');
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<'word' | 'failed'>();
  const word = t('delete.word');
  const close = () => {
    setAsking(false);
    setTyped('');
    setProblem(undefined);
  };
  const confirm = async () => {
    if (!isTypedWord(typed, word)) return setProblem('word');
    setPending(true);
    try {
      await onDelete();
    } catch {
      setProblem('failed');
    } finally {
      setPending(false);
    }
  };
  return (
    <Block title={title} lead={lead}>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ alignSelf: 'flex-start' }}>
        {open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={t('delete.confirm')}
        pending={pending}
        problem={problem === 'failed' ? failed : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Typography sx={{ mb: 2 }}>
          {text} {t('delete.ask', { word })}
        </Typography>
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('delete.label', { word })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => event.key === 'Enter' && void confirm()}
          error={problem === 'word'}
          helperText={problem === 'word' ? t('delete.mismatch', { word }) : undefined}
        />
      </ConfirmDialog>
    </Block>
  );
}
