import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../api/party';

/** Where a guest stands: the answer, or else the farthest that is known on the way to it. */
export type Standing = 'coming' | 'notComing' | 'seen' | 'invited' | 'new' | 'unreachable';

const COLORS: Record<Standing, ChipProps['color']> = {
  coming: 'success',
  notComing: 'default',
  seen: 'info',
  invited: 'info',
  new: 'default',
  unreachable: 'warning',
};

interface StandingChipProps extends Omit<ChipProps, 'label' | 'color' | 'size' | 'variant'> {
  standing: Standing;
  /** Of a guest who comes, if it is known: with how many, themselves included. */
  people?: number;
  /** In a list of guests without a reply: what is added is whether this one has seen the invitation, also where they have not. */
  isAmongSilent?: boolean;
  /** Whether what is beside it says that the guest has seen the invitation: it says then only that there is no reply. */
  isSeenSaid?: boolean;
}

/**
 * Where a guest stands, in words, which the colour only supports: the same in every list of guests, and on every screen. What
 * a tooltip around it needs goes to the chip (rule: contact-standing-shown).
 */
export function StandingChip({
  standing,
  people = 1,
  isAmongSilent = false,
  isSeenSaid = false,
  ...props
}: StandingChipProps) {
  const { t } = useTranslation('guest-state');
  const isAsked = usePartyOfPage().data?.rsvpEnabled !== false;
  const words = () => {
    if (standing === 'coming') return t('state.coming', { count: people });
    if (isAsked && standing === 'invited') return t(`state.silent.${isAmongSilent ? 'unopened' : standing}`);
    if (isAsked && standing === 'seen') return t(`state.silent.${isSeenSaid ? 'invited' : standing}`);
    return t(`state.${standing}`);
  };
  return <Chip {...props} size="small" variant="outlined" color={COLORS[standing] ?? 'default'} label={words()} />;
}
