import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heroTone } from '../../../lib/hero-image';

const DAY_MS = 86_400_000;

/** The guest's way to the answer, in sight at once. Not when replies are off or the day has long passed. */
export function ReplyJump({ party }: { party: Party }) {
  const { t } = useTranslation('party-page');
  const [now] = useState(() => Date.now());
  if (!party.rsvpEnabled || Date.parse(party.date) + DAY_MS < now) return null;
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
