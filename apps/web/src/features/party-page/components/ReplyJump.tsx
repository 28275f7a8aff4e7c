import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heroTone } from '../../../lib/hero-image';

/** The guest's way to the answer, in sight at once. Not when nobody can reply any more (spec section 4, RSVP window). */
export function ReplyJump({ party }: { party: Party }) {
  const { t } = useTranslation('party-page');
  const [now] = useState(() => new Date());
  // Whether the guest is known is found out below: who is not reads there why they cannot reply.
  if (rsvpWindow(party, now, true) !== 'open') return null;
  const onDark = heroTone(party.heroImage) === 'dark';
  return (
    <Button
      href="#reply"
      sx={{
        bgcolor: onDark ? '#fffaf0' : 'text.primary',
        color: onDark ? 'text.primary' : 'background.default',
        textShadow: 'none',
        px: 3,
        '&:hover': { bgcolor: onDark ? 'background.paper' : '#000' },
      }}
    >
      {t('reply')}
    </Button>
  );
}
