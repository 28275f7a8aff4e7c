import Typography from '@mui/material/Typography';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/session';
import { useTextSenderQuery } from '../../api';

/**
 * From whom the texts are, as soon as that is known; where that is not the host's own number, that only their words say that they
 * are from the host (rules: send-asks, text-sender).
 */
export function TextSender({ partyId }: { partyId: string }) {
  const { t } = useTranslation('checkout');
  const user = useUser();
  const from = useTextSenderQuery({ partyId }).currentData?.from;
  if (!from) return null;
  const isOwn = from === user?.phone;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {isOwn ? t('confirm.fromYou', { from: showPhone(from) }) : t('confirm.from', { from })}
    </Typography>
  );
}
