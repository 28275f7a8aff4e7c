import EditIcon from '@mui/icons-material/EditOutlined';
import IosShare from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InOwnLanguage } from '../../../../components/InLanguage';
import { patiently } from '../../../../lib/patiently';

const ShareDialog = lazy(patiently(() => import('../../../../components/share/ShareDialog')));

interface HostBarProps {
  party: Party;
  onEdit: () => void;
}

/** What a host does with the invitation: edit it, and pass its link on. Loaded for hosts only. */
export default function HostBar(props: HostBarProps) {
  return (
    <InOwnLanguage>
      <Buttons {...props} />
    </InOwnLanguage>
  );
}

function Buttons({ party, onEdit }: HostBarProps) {
  const { t } = useTranslation(['party-page', 'share']);
  const [isSharing, setIsSharing] = useState(false);
  return (
    <Box sx={{ position: 'absolute', top: 16, right: 16, display: 'flex', gap: 1 }}>
      <Button variant="contained" color="secondary" startIcon={<IosShare />} onClick={() => setIsSharing(true)}>
        {t('share:share')}
      </Button>
      <Button variant="contained" color="secondary" startIcon={<EditIcon />} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Suspense>{isSharing && <ShareDialog party={party} onClose={() => setIsSharing(false)} />}</Suspense>
    </Box>
  );
}
