import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyRef } from '../../../api/party';
import { useUpdateSettingsMutation } from '../../../api/settings';
import { Block } from '../../../components/Block';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { CallButton } from '../../../components/form/CallButton';
import { TellGuests } from '../../../components/TellGuests';
import { useToast } from '../../../components/Toaster';

/** Cancels the party, and takes that back; afterwards the message to the guests is offered (rule: party-cancelled). */
export function CancelParty({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const partyRef = usePartyRef();
  const toast = useToast();
  const [save, { isLoading }] = useUpdateSettingsMutation();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const set = async (cancelled: boolean) => {
    setFailed(false);
    try {
      await save({ partyId: party.id, cancelled }).unwrap();
      setAsking(false);
      if (cancelled) toast(t('cancel.done'));
      else toast(t('cancel.held'), { action: <TellGuests partyRef={partyRef} telling="held" color="inherit" /> });
    } catch {
      setFailed(true);
    }
  };
  if (party.cancelled) {
    return (
      <Block title={t('cancel.done')} lead={t('cancel.doneLead')} anchor="cancel">
        <TellGuests partyRef={partyRef} telling="cancelled" variant="contained" sx={{ alignSelf: 'flex-start' }} />
        <CallButton
          variant="outlined"
          running={isLoading}
          onClick={() => void set(false)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('cancel.back')}
        </CallButton>
        {failed && (
          <Typography role="alert" color="error">
            {t('cancel.failed')}
          </Typography>
        )}
      </Block>
    );
  }
  return (
    <Block title={t('cancel.title')} lead={t('cancel.lead')} state={t('cancel.brief')} anchor="cancel">
      <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ alignSelf: 'flex-start' }}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancel.question', { title: party.title })}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        loses
        pending={isLoading}
        problem={failed && t('cancel.failed')}
        onConfirm={() => void set(true)}
        onCancel={() => {
          setAsking(false);
          setFailed(false);
        }}
      >
        <Typography>{t('cancel.text')}</Typography>
      </ConfirmDialog>
    </Block>
  );
}
