import { checkOwnPassword } from '@festlig/domain/identity/check-own-password';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../api/api-error';
import type { CodedError } from '../lib/coded-error';
import { isTypedWord } from '../lib/typed-word';
import { Block } from './Block';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorText } from './ErrorText';
import { ErrorWayOut } from './ErrorWayOut';

interface DeleteBlockProps {
  title: string;
  lead: string;
  /** The text of the button that opens the dialog. */
  open: string;
  question: string;
  /** What will be lost. */
  text: string;
  failed: string;
  /** Whether the password is required too, so that an unattended browser is not enough. */
  asksPassword?: boolean;
  /** Rejects when nothing was deleted. */
  onDelete: (password: string) => Promise<void>;
}

interface Problem {
  word?: boolean;
  password?: CodedError | undefined;
  /** Why nothing was deleted; null when the reason is not known. */
  failed?: CodedError | null;
}

/** Deletes something for good once the word is typed (rule: typed-word). */
export function DeleteBlock(props: DeleteBlockProps) {
  const { title, lead, open, question, text, failed, asksPassword = false, onDelete } = props;
  const { t } = useTranslation('controls');
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const word = t('delete.word');
  const close = () => {
    setAsking(false);
    setTyped('');
    setPassword('');
    setProblem({});
  };
  const confirm = async () => {
    const missing = asksPassword ? checkOwnPassword(password).currentPassword : undefined;
    if (!isTypedWord(typed, word) || missing) return setProblem({ word: !isTypedWord(typed, word), password: missing });
    setPending(true);
    try {
      await onDelete(password);
    } catch (thrown) {
      const { currentPassword, root } = asApiError(thrown).errors;
      const isTooOften = root?.code === 'too_many_tries' || root?.code === 'too_many_requests';
      if (currentPassword) setProblem({ password: currentPassword });
      else setProblem({ failed: isTooOften ? root : null });
    } finally {
      setPending(false);
    }
  };
  const reason = problem.failed ? (
    <>
      <ErrorText of={problem.failed} />
      <ErrorWayOut of={[problem.failed]} />
    </>
  ) : (
    problem.failed === null && failed
  );
  return (
    <Block title={title} lead={lead} anchor="delete">
      <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ alignSelf: 'flex-start' }}>
        {open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        loses
        confirmLabel={t('delete.confirm')}
        pending={pending}
        problem={reason}
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
            setProblem({});
          }}
          onKeyDown={(event) => event.key === 'Enter' && void confirm()}
          error={problem.word ?? false}
          helperText={problem.word ? t('delete.mismatch', { word }) : undefined}
        />
        {asksPassword && (
          <TextField
            fullWidth
            sx={{ mt: 2 }}
            type="password"
            autoComplete="current-password"
            label={t('delete.password')}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem({});
            }}
            onKeyDown={(event) => event.key === 'Enter' && void confirm()}
            error={problem.password !== undefined}
            helperText={problem.password && <ErrorText of={problem.password} />}
          />
        )}
      </ConfirmDialog>
    </Block>
  );
}
