import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminded } from '../../../../components/use-reminded';
import { useInvitedToday } from '../../progress/use-invited-today';

interface WhomLineProps {
  partyId: string;
  /** Whom the send is to, and on which channel. */
  text: string;
  /** Who gets nothing; null when everybody gets something. */
  leftOut: ReactNode;
  /** It asks for the answer again. */
  isReminder: boolean;
  /** Opens the choice of all that. */
  onOpen: () => void;
}

/** Whom a message is for and how they get it, in one line above its text (rule: audience-before-text). */
export function WhomLine({ partyId, text, leftOut, isReminder, onOpen }: WhomLineProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const today = useInvitedToday(partyId);
  const { when } = useReminded(partyId);
  const said =
    isReminder &&
    [when && t('audience.reminded', { when }), today > 0 && t('audience.today', { count: today })].filter(Boolean);
  return (
    <Box sx={line}>
      <Box id={id} sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {text}
        {leftOut && <> · {leftOut}</>}
        {said && said.length > 0 && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            · {said.join(' · ')}
          </Box>
        )}
      </Box>
      <Button aria-describedby={id} onClick={onOpen} sx={{ flex: 'none' }}>
        {t('audience.change')}
      </Button>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  minHeight: 52,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;
