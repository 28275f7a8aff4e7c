import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Audience } from '@festlig/contracts/contacts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminded } from '../../../../components/use-reminded';
import { useInvitedToday } from '../../progress/use-invited-today';
import type { Why } from '../../use-proposed-audience';

interface WhomLineProps {
  partyId: string;
  audience: Audience;
  /** How many they are, once they are counted. */
  count: number | undefined;
  /** Why they are proposed; null once the host has chosen. */
  why: Why | null;
  /** Who gets nothing; null when everybody gets something. */
  leftOut: ReactNode;
  /** It asks for the answer again. */
  isReminder: boolean;
  /** Opens the choice of whom. */
  onOpen: () => void;
}

/** Whom a message is for, in one line above its text; on its second row, what is to be known of them (rule: audience-before-text). */
export function WhomLine({ partyId, audience, count, why, leftOut, isReminder, onOpen }: WhomLineProps) {
  const { t } = useTranslation('checkout');
  const invitationsT = useTranslation('invitations').t;
  const id = useId();
  const today = useInvitedToday(partyId);
  const { when } = useReminded(partyId);
  const said = [
    why && t(`audience.proposed.${why}`, { hint: invitationsT(`audience.hints.${audience}`) }),
    isReminder && when && t('audience.reminded', { when }),
    isReminder && today > 0 && t('audience.today', { count: today }),
  ].filter(Boolean);
  const whom = t(`audience.whom.${audience}`);
  return (
    <Box sx={line}>
      <Box id={id} sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {count === undefined ? whom : invitationsT('audience.counted', { audience: whom, count })}
      </Box>
      <Button aria-describedby={id} onClick={onOpen} sx={{ flex: 'none' }}>
        {t('audience.change')}
      </Button>
      {(said.length > 0 || leftOut) && (
        <Box sx={second}>
          {said.join(' · ')}
          {said.length > 0 && leftOut && ' '}
          {leftOut}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  minHeight: 52,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;

const second = { width: '100%', pr: 1.5, pb: 0.75, fontSize: '0.875rem', color: 'text.secondary' } as const;
