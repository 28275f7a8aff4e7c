import ContentCopy from '@mui/icons-material/ContentCopy';
import IosShare from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partyLink } from '@festlig/domain/web/party-link';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../api/party';
import { useShortOrigin } from '../../api/page-source';
import { useCopy } from './use-copy';

/** Copies a guest's own link, while the party is known (rule: share-guest-link). */
export function CopyGuestLink({ sid }: { sid: string }) {
  const { t } = useTranslation('share');
  const party = usePartyOfPage().data;
  const origin = useShortOrigin();
  const copy = useCopy();
  if (!party) return null;
  return (
    <Button
      size="small"
      startIcon={<ContentCopy />}
      onClick={() => void copy(partyLink(party, origin, { cid: sid }))}
      sx={{ minHeight: 44 }}
    >
      {t('guestCopy')}
    </Button>
  );
}

/** A guest's own link, for a host to send from their own phone (rule: share-guest-link). */
export function GuestLink({ sid, name }: { sid: string; name: string }) {
  const { t } = useTranslation('share');
  const party = usePartyOfPage().data;
  const origin = useShortOrigin();
  if (!party) return null;
  const url = partyLink(party, origin, { cid: sid });
  const canShare = typeof navigator.share === 'function';
  // The host may close the phone's menu without choosing anything.
  const share = () => void navigator.share({ title: party.title, url }).catch(() => undefined);
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {t('guestLead', { name })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& button': { minHeight: 44 } }}>
        <CopyGuestLink sid={sid} />
        {canShare && (
          <Button size="small" startIcon={<IosShare />} onClick={share}>
            {t('share')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
