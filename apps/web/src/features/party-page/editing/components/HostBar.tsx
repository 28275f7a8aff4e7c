import EditIcon from '@mui/icons-material/EditOutlined';
import IosShare from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import type { Party } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useUpdateSettingsMutation } from '../../../../api/settings';
import { CallButton } from '../../../../components/form/CallButton';
import { InOwnLanguage } from '../../../../components/InLanguage';
import { TellGuests } from '../../../../components/TellGuests';
import { useToast } from '../../../../components/Toaster';
import { patiently } from '../../../../lib/patiently';
import { touchTarget } from '../../../../lib/touch-target';
import { PictureTools } from '../../picture/components/PictureTools';

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
  const { t } = useTranslation(['page-editor', 'share']);
  const [isSharing, setIsSharing] = useState(false);
  return (
    <PictureTools party={party}>
      <GlobalStyles styles={pointedAt} />
      <Button color="inherit" startIcon={<IosShare />} onClick={() => setIsSharing(true)}>
        {t('share:share')}
      </Button>
      <Button color="inherit" startIcon={<EditIcon />} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Suspense>{isSharing && <ShareDialog party={party} onClose={() => setIsSharing(false)} />}</Suspense>
    </PictureTools>
  );
}

/**
 * The block that a click would edit (rule: edit-in-place). A finger that has touched it would leave the tint there. That of a
 * title is no wider than its letters.
 */
const tint = 'color-mix(in srgb, currentColor 8%, transparent)';
const pointedAt = {
  '[data-block]': { height: '100%', cursor: 'pointer' },
  '@media (hover: hover)': {
    '[data-block]:not([data-block="title"]):hover': { backgroundColor: tint, borderRadius: '12px' },
    '[data-block="title"]:hover [data-title]': {
      backgroundColor: tint,
      boxShadow: `0 0 0 8px ${tint}`,
      borderRadius: '4px',
      width: 'fit-content',
      marginInline: 'auto',
    },
  },
} as const;

/** Tells a host whose tool is in another language which one the guests read (rule: party-language). */
export function GuestLanguage({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  return (
    <Container maxWidth="md" sx={{ py: 1.5, textAlign: 'center' }}>
      {t(`language.guestsSee.${party.language}`)}{' '}
      <Link component={RouterLink} to={`/${usePartyRef()}/settings`} sx={touchTarget}>
        {t('language.change')}
      </Link>
    </Container>
  );
}

/** A host takes the cancelling back on the page itself (rule: party-cancelled). Loaded for hosts only. */
export function TakeBack(props: { party: Party }) {
  return (
    <InOwnLanguage>
      <BackButton {...props} />
    </InOwnLanguage>
  );
}

function BackButton({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const partyRef = usePartyRef();
  const [save, { isLoading }] = useUpdateSettingsMutation();
  const takeBack = async () => {
    try {
      await save({ partyId: party.id, cancelled: false }).unwrap();
      toast(t('cancel.held'), { action: <TellGuests partyRef={partyRef} telling="held" color="inherit" /> });
    } catch {
      toast(t('cancel.failed'));
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
      <TellGuests partyRef={partyRef} telling="cancelled" variant="outlined" color="inherit" />
      <CallButton variant="outlined" color="inherit" running={isLoading} onClick={() => void takeBack()}>
        {t('cancel.back')}
      </CallButton>
    </Box>
  );
}
