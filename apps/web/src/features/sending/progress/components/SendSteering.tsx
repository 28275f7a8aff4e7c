import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';
import { firstError } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { ErrorText } from '../../../../components/ErrorText';
import { inColumnOnPhone } from '../../../../components/in-column';
import { useToast } from '../../../../components/Toaster';
import { useCancelSendMutation, usePauseSendMutation, useResumeSendMutation } from '../../api';
import { NextSteps } from './NextSteps';

interface SendSteeringProps {
  partyId: string;
  send: Send;
  onReport: (send: Send) => void;
  onList: () => void;
}

/** Buttons to pause, resume or stop a send; once it is over, what a host does next (rules: send-steered, send-next-steps). */
export function SendSteering({ partyId, send, onReport, onList }: SendSteeringProps) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const [pause, pausing] = usePauseSendMutation();
  const [resume, resuming] = useResumeSendMutation();
  const [cancel, cancelling] = useCancelSendMutation();
  const [asking, setAsking] = useState(false);
  const input = { partyId, sendId: send.id };
  const steer = async (call: { unwrap: () => Promise<Send> }) => {
    try {
      onReport(await call.unwrap());
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
    setAsking(false);
  };
  const paused = send.status === 'paused';
  const over = send.ended || send.status === 'cancelled';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2.5, ...inColumnOnPhone }}>
      <NextSteps send={send} />
      {!over && (
        <>
          <CallButton
            variant="outlined"
            running={pausing.isLoading || resuming.isLoading}
            onClick={() => void steer(paused ? resume(input) : pause(input))}
          >
            {t(paused ? 'progress.resume' : 'progress.pause')}
          </CallButton>
          <Button onClick={() => setAsking(true)}>{t('progress.cancel')}</Button>
        </>
      )}
      <Button onClick={onList}>{t('deliveries.open')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('progress.cancelTitle')}
        loses
        confirmLabel={t('progress.cancel')}
        cancelLabel={t('progress.goOn')}
        pending={cancelling.isLoading}
        onConfirm={() => void steer(cancel(input))}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('progress.cancelText')}</Typography>
      </ConfirmDialog>
    </Stack>
  );
}
