import ContentCopy from '@mui/icons-material/ContentCopy';
import IosShare from '@mui/icons-material/IosShare';
import QrCode from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '../../lib/patiently';
import { useCopy } from './use-copy';
import { useShareLink } from './use-share-link';

/** Loaded when a host asks for it. */
const QrCard = lazy(patiently(() => import('./QrCard')));

interface ShareLinkProps {
  party: Party;
  /** What is open over the invitation: `/photos`. */
  page?: '' | '/photos';
}

/** The invitation's link to copy, to pass on with the phone's own menu or, without one, in a message, or as a QR code (rule: share-link). */
export function ShareLink({ party, page = '' }: ShareLinkProps) {
  const { t } = useTranslation('share');
  const link = useShareLink(party) + page;
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const copy = useCopy();
  const canShare = typeof navigator.share === 'function';
  // The host may close the phone's menu without choosing anything.
  const share = () => void navigator.share({ title: party.title, url: link }).catch(() => undefined);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box
        component="output"
        aria-label={t(page === '' ? 'link' : 'photosLink')}
        sx={{ p: 1.5, borderRadius: 2, bgcolor: 'action.hover', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {link}
      </Box>
      <Box sx={buttons}>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(link)}>
          {t('copy')}
        </Button>
        {canShare ? (
          <Button variant="outlined" startIcon={<IosShare />} onClick={share}>
            {t('share')}
          </Button>
        ) : (
          <Box sx={ways}>
            {waysFor(party.title, link).map(({ way, href }) => (
              <Button key={way} variant="outlined" href={href} {...(way === 'whatsApp' && elsewhere)}>
                {t(way)}
              </Button>
            ))}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<QrCode />}
          aria-expanded={isCodeOpen}
          onClick={() => setIsCodeOpen(!isCodeOpen)}
        >
          {t(isCodeOpen ? 'hideCode' : 'showCode')}
        </Button>
      </Box>
      {isCodeOpen && (
        <Suspense fallback={<Box sx={{ height: 300 }} role="status" aria-label={t('making')} />}>
          <QrCard link={link} name={party.slug ?? party.sid} />
        </Suspense>
      )}
    </Box>
  );
}

/** Links that begin a message with the title and the link of the invitation, where the browser has no menu for it. */
function waysFor(title: string, link: string) {
  const [subject, text] = [title, `${title}\n${link}`].map(encodeURIComponent);
  return [
    { way: 'mail', href: `mailto:?subject=${subject}&body=${text}` },
    { way: 'sms', href: `sms:?&body=${text}` },
    { way: 'whatsApp', href: `https://wa.me/?text=${text}` },
  ] as const;
}
/** On a phone they have a line to themselves. */
const ways = {
  display: 'flex',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& a': { px: { xs: 0.5, sm: 2.5 } },
} as const;
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** On a phone they share each line, so that both its edges are those of the address above. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& button, & a': { minHeight: 44, flex: { xs: '1 0 auto', sm: 'none' }, px: { xs: 1.75, sm: 2.5 } },
} as const;
