import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { type ComponentProps, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '../Block';
import { BlockLevel } from '../BlockGroup';
import { ASKED, FOCUSED_HEADING, useAnchor } from '../use-anchor';
import { PlanSheet } from './PlanSheet';

interface FeatureBlockProps extends ComponentProps<typeof Block> {
  feature: Feature;
  party: Party;
  /** Whether the party uses it although its plan has ended: it can still be changed to less and removed. */
  inUse?: boolean;
}

/**
 * A subject of the settings that needs a plan. Without it the subject is one line with the plan's badge, which opens the
 * sheet that explains the plan (rule: premium-features).
 */
export function FeatureBlock({ feature, party, inUse = false, ...block }: FeatureBlockProps) {
  return inUse || hasFeature(party, feature) ? (
    <Block {...block} />
  ) : (
    <LockedBlock feature={feature} party={party} title={block.title} anchor={block.anchor} />
  );
}

type LockedBlockProps = Pick<FeatureBlockProps, 'feature' | 'party' | 'title'> & { anchor: string | undefined };

function LockedBlock({ feature, party, title, anchor }: LockedBlockProps) {
  const { t } = useTranslation('plan');
  const id = useId();
  const [open, setOpen] = useState(false);
  const plan = t(`names.${lowestPlanWith(feature)}`);
  return (
    <Card {...useAnchor(anchor)} component="section" aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography
          id={id}
          variant="h3"
          component={use(BlockLevel)}
          {...FOCUSED_HEADING}
          sx={{ ...FOCUSED_HEADING.sx, mr: 'auto', minWidth: 0 }}
        >
          {title}
        </Typography>
        <Chip aria-hidden size="small" color="primary" label={plan} sx={{ fontWeight: 600 }} />
      </Box>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={t('locked', { feature: t(`features.${feature}`), plan })}
        onClick={() => setOpen(true)}
        sx={{ position: 'absolute', inset: 0, '&:hover, &:focus-visible': { bgcolor: 'action.hover' } }}
      />
      <PlanSheet feature={feature} party={party} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

const card = {
  position: 'relative',
  px: { xs: 2.25, sm: 3.5 },
  py: { xs: 1.75, sm: 2 },
  borderRadius: '20px',
  scrollMarginTop: 16,
  ...ASKED,
  // One after the other they are one block, across the 20 px between the subjects.
  '& + &': { mt: '-21px', borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '&:has(+ &)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
} as const;
