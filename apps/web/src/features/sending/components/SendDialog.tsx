import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorText } from '../../../components/ErrorText';
import type { CodedError } from '../../../lib/coded-error';
import { useSendInvitationMutation } from '../api';
import { newKey } from '../../../lib/new-key';
import type { whomOf } from '../choice.model';
import { type Earlier, SentBefore } from './SentBefore';

interface SendDialogProps {
  partyId: string;
  draft: Pick<MessageTemplate, 'id' | 'name'>;
  whom: ReturnType<typeof whomOf>;
  count: number;
  /** There are more than were counted. */
  atLeast: boolean;
  /** Earlier sends of this mail, when some guests may get it again. */
  earlier: Earlier | null;
  onClose: () => void;
  onSent: (send: Send) => void;
}

/**
 * Says how many guests get the mail, and sends it. One dialog has one key, so that repeated clicks start one send. A
 * mail that was sent before is sent again when the host confirms it (rules: send-refused, presend-sent-before).
 */
export function SendDialog({ partyId, draft, whom, count, atLeast, onClose, onSent, ...before }: SendDialogProps) {
  const { t } = useTranslation('invitations');
  const [idempotencyKey] = useState(() => newKey());
  const [send, { isLoading }] = useSendInvitationMutation();
  // As it was when the dialog was opened: a click that repeats a send with a lost answer must not ask about that send.
  const [earlier] = useState(before.earlier);
  const [problem, setProblem] = useState<CodedError>();
  const [again, setAgain] = useState<'asked' | 'refused' | 'wanted'>('asked');
  const tick = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const confirm = async () => {
    setProblem(undefined);
    if (earlier && again !== 'wanted') {
      setAgain('refused');
      tick.current?.focus();
      return;
    }
    try {
      onSent(await send({ partyId, templateId: draft.id, ...whom, idempotencyKey }).unwrap());
      onClose();
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  return (
    <ConfirmDialog
      open
      title={t(atLeast ? 'send.confirmAtLeast' : 'send.confirmTitle', { count })}
      confirmLabel={t('send.confirm')}
      pending={isLoading}
      problem={problem && <ErrorText of={problem} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t('send.confirmText', { subject: draft.name })}</Typography>
      {earlier && (
        <>
          <Alert severity="warning" sx={{ mt: 2 }}>
            <SentBefore earlier={earlier} /> {t('send.beforeSome')}
          </Alert>
          <FormControlLabel
            label={t('send.again')}
            sx={{ mt: 1 }}
            control={
              <Checkbox
                checked={again === 'wanted'}
                onChange={(_, wanted) => setAgain(wanted ? 'wanted' : 'asked')}
                slotProps={{
                  input: {
                    ref: tick,
                    'aria-invalid': again === 'refused',
                    ...(again === 'refused' ? { 'aria-describedby': hintId } : {}),
                  },
                }}
              />
            }
          />
          {again === 'refused' && (
            <FormHelperText error id={hintId} sx={{ mt: 0 }}>
              {t('send.againHint')}
            </FormHelperText>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
