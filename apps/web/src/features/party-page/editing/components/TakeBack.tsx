import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useUpdateSettingsMutation } from '../../../../api/settings';
import { InOwnLanguage } from '../../../../components/InLanguage';
import { useToast } from '../../../../components/Toaster';

/** A host takes the cancelling back on the page itself (rule: party-cancelled). Loaded for hosts only. */
export default function TakeBack(props: { party: Party }) {
  return (
    <InOwnLanguage>
      <BackButton {...props} />
    </InOwnLanguage>
  );
}

function BackButton({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [save, { isLoading }] = useUpdateSettingsMutation();
  const takeBack = async () => {
    try {
      await save({ partyId: party.id, cancelled: false }).unwrap();
      toast(t('cancel.held'));
    } catch {
      toast(t('cancel.failed'));
    }
  };
  return (
    <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void takeBack()} sx={{ mt: 1 }}>
      {t('cancel.back')}
    </Button>
  );
}
