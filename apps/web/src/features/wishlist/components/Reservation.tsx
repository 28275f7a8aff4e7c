import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import type { Wish } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../components/form/CallButton';
import { ErrorText } from '../../../components/ErrorText';
import { useLanguage } from '../../../i18n/use-language';
import { choicesOf, stateOf } from '../model';
import { type By, useReserve } from '../use-reserve';

interface ReservationProps {
  by: By;
  wish: Wish;
  /** This caller can reserve. */
  reservable: boolean;
}

/** What a guest can do about a wish, and what they may know of its reservations (rules: wish-reserve, wish-once, wish-number-changed, wish-sharers). */
export function Reservation({ by, wish, reservable }: ReservationProps) {
  const { t } = useTranslation('wishlist');
  const language = useLanguage();
  const { pending, problem, reserve, unreserve } = useReserve(by, wish.id);
  const [count, setCount] = useState(1);
  const { title, mine, left, isGroup, sharers, removed } = wish;
  const state = stateOf(wish);
  const choices = choicesOf(wish);
  const chosen = Math.min(count, choices.length);
  const names = new Intl.ListFormat(language).format(sharers);
  const hasNumber = state === 'mine' && !isGroup && reservable && !removed && mine + (left ?? 0) > 1;
  const step = (by: 1 | -1) => {
    const isOff = pending || (by === 1 ? !left : mine === 1);
    return (
      <IconButton
        aria-label={t(by === 1 ? 'moreOf' : 'fewerOf', { title })}
        // It keeps the focus also at the last piece.
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => reserve(mine + by, mine)}
        sx={{ ...stepper, ...(isOff && { opacity: 0.38, cursor: 'default' }) }}
      >
        {by === 1 ? <Add fontSize="small" /> : <Remove fontSize="small" />}
      </IconButton>
    );
  };
  const givenBy = isGroup ? t('joinedBy', { names }) : t(state === 'taken' ? 'takenBy' : 'takenSome', { names });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
      {state === 'mine' && (
        <>
          {hasNumber && step(-1)}
          <Typography aria-live="polite" sx={given}>
            {!hasNumber && <Check fontSize="small" aria-hidden />}
            {isGroup ? t('joined') : mine > 1 || hasNumber ? t('mineMany', { count: mine }) : t('mine')}
          </Typography>
          {hasNumber && step(1)}
          <CallButton
            color="inherit"
            running={pending}
            onClick={unreserve}
            aria-label={t('undoLabel', { title })}
            // Beside the words also on a narrow phone.
            sx={{ px: 1.5 }}
          >
            {t('undo')}
          </CallButton>
        </>
      )}
      {state === 'taken' && (
        <Typography component="span" sx={quiet}>
          {t('taken')}
        </Typography>
      )}
      {state === 'free' && reservable && !removed && (
        <>
          {choices.length > 1 && (
            <TextField
              select
              size="small"
              value={chosen}
              onChange={(event) => setCount(Number(event.target.value))}
              slotProps={{ htmlInput: { 'aria-label': t('count') } }}
              sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
            >
              {choices.map((each) => (
                <MenuItem key={each} value={each} sx={{ minHeight: 44 }}>
                  {each}
                </MenuItem>
              ))}
            </TextField>
          )}
          <CallButton
            variant="outlined"
            running={pending}
            onClick={() => reserve(chosen, 0)}
            aria-label={t(isGroup ? 'joinLabel' : 'reserveLabel', { title })}
          >
            {t(isGroup ? 'join' : 'reserve')}
          </CallButton>
        </>
      )}
      {sharers.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {state !== 'mine' ? givenBy : sharers.length === 1 ? t('alone') : t('together', { names })}
        </Typography>
      )}
      {removed && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {t('removed')}
        </Typography>
      )}
      <Box role="status" sx={{ flexBasis: '100%', typography: 'body2', '&:empty': { display: 'none' } }}>
        {problem && (problem.code === 'wish_taken' ? t('tooLate') : <ErrorText of={problem} />)}
      </Box>
    </Box>
  );
}

const given = { display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600, color: 'primary.main' } as const;
const stepper = { width: 44, height: 44, border: 1, borderColor: 'divider', color: 'primary.main' } as const;
const quiet = {
  px: 1.75,
  py: 0.5,
  borderRadius: 999,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 600,
} as const;
