import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanSheet } from './PlanSheet';

interface PlanLockProps {
  feature: Feature;
  party: Party;
  /** Whether the party uses it although its plan has ended: it can still be changed to less and removed. */
  inUse?: boolean;
  /** The controls that the plan gives. */
  children: ReactNode;
  /** The name of the control when it is one button: without the plan it is a live button with the badge in it. */
  button?: string;
  /** What the host can do without the plan, in a few words below the button, so that nobody turns round at its badge. */
  hint?: string;
}

/**
 * Controls that need a plan. Without it they are shown with the plan's badge and cannot be used; a click or Enter
 * anywhere on them opens the sheet that explains the plan (rule: premium-features).
 */
export function PlanLock({ feature, party, inUse = false, children, button, hint }: PlanLockProps) {
  const { t } = useTranslation('plan');
  const [open, setOpen] = useState(false);
  const hintId = useId();
  if (inUse || hasFeature(party, feature)) return children;
  const plan = t(`names.${lowestPlanWith(feature)}`);
  const badge = <Chip aria-hidden component="span" size="small" color="primary" label={plan} sx={badgeText} />;
  const locked = t('locked', { feature: t(`features.${feature}`), plan });
  const opens = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  const sheet = <PlanSheet feature={feature} party={party} open={open} onClose={() => setOpen(false)} />;
  if (button !== undefined) {
    return (
      <Box sx={column}>
        {/* Begins with the words that are seen, so that voice control finds it (WCAG 2.5.3). */}
        <Button
          variant="outlined"
          aria-label={`${button}. ${locked}`}
          {...(hint !== undefined && { 'aria-describedby': hintId })}
          endIcon={badge}
          {...opens}
        >
          {button}
        </Button>
        {hint !== undefined && (
          <Typography id={hintId} variant="body2" color="textSecondary" sx={below}>
            {hint}
          </Typography>
        )}
        {sheet}
      </Box>
    );
  }
  return (
    <Box sx={frame}>
      <Box inert sx={{ opacity: 0.55, flex: '1 1 auto', minWidth: 0, '& > .MuiButton-text': { pr: 0.5 } }}>
        {children}
      </Box>
      {badge}
      <ButtonBase
        aria-label={locked}
        {...opens}
        sx={{ position: 'absolute', inset: -4, borderRadius: 2, '&:hover': { bgcolor: 'action.hover' } }}
      />
      {sheet}
    </Box>
  );
}

/** On a phone, where the button stands in a line with others, it has a line of its own below them all. */
const below = {
  mt: { xs: 0, sm: 0.5 },
  lineHeight: 1.3,
  textAlign: 'center',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  gridColumn: { xs: '1 / -1', sm: 'auto' },
} as const;
const column = { display: { xs: 'contents', sm: 'inline-flex' }, flexDirection: 'column' } as const;
/** A button sets what stands at its end as large as an icon; the badge keeps the size it has elsewhere. */
const badgeText = { fontWeight: 600, '&&&': { fontSize: '0.8125rem' } } as const;
// On a phone the badge is above wide controls, so that they keep their width.
const frame = {
  position: 'relative',
  display: 'flex',
  flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
} as const;
