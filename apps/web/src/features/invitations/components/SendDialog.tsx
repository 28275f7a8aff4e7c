import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useSendInvitationMutation } from '../api';
import { newKey } from '../../../lib/new-key';
import type { Draft } from '../model';

interface SendDialogProps {
  partyId: string;
  draft: Draft;
  audience: Audience;
  /** Short ids of the audience `custom`. */
  picked: string[];
  count: number;
  onClose: () => void;
  onSent: (send: Send) => void;
}

/** Says how many, and sends. However often the button is pressed here, it is one send: one dialog, one key. */
export function SendDialog({ partyId, draft, audience, picked, count, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('invitations');
  const errorsT = useErrorsT();
  const [idempotencyKey] = useState(() => newKey());
  const [send, { isLoading }] = useSendInvitationMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      onSent(await send({ partyId, templateId: draft.id, audience, picked, idempotencyKey }).unwrap());
      onClose();
    } catch (thrown) {
      const { errors } = asApiError(thrown);
      setProblem(errorText(Object.values(errors)[0] ?? { code: 'unexpected' }, errorsT));
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('send.confirmTitle', { count })}
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
