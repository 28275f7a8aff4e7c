import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useSendInvitationMutation } from '../api';
import { newKey } from '../../../lib/new-key';
import type { whomOf } from '../choice.model';
import type { Draft } from '../model';

interface SendDialogProps {
  partyId: string;
  draft: Draft;
  whom: ReturnType<typeof whomOf>;
  count: number;
  /** There are more than were counted. */
  atLeast: boolean;
  onClose: () => void;
  onSent: (send: Send) => void;
}

/** Says how many, and sends. However often the button is pressed here, it is one send: one dialog, one key. */
export function SendDialog({ partyId, draft, whom, count, atLeast, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('invitations');
  const errorsT = useErrorsT();
  const [idempotencyKey] = useState(() => newKey());
  const [send, { isLoading }] = useSendInvitationMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      onSent(await send({ partyId, templateId: draft.id, ...whom, idempotencyKey }).unwrap());
      onClose();
    } catch (thrown) {
      const { errors } = asApiError(thrown);
      setProblem(errorText(Object.values(errors)[0] ?? { code: 'unexpected' }, errorsT));
    }
  };
  return (
    <ConfirmDialog
      open
      title={t(atLeast ? 'send.confirmAtLeast' : 'send.confirmTitle', { count })}
      confirmLabel={t('send.confirm')}
      pending={isLoading}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t('send.confirmText', { subject: draft.name })}</Typography>
    </ConfirmDialog>
  );
}
