import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { lowestPlanWith } from '@festlig/domain/billing/features';
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW, ROW_LINE, ROW_TITLE } from '../Block';
import { BlockPlace } from '../BlockGroup';
import { FOCUSED_HEADING, useAnchor } from '../use-anchor';
import { PlanSheet } from './PlanSheet';

interface LockedBlockProps {
  title: string;
  /** What the party has without the plan, in a word or two. */
  state: string;
  feature: Feature;
  party: Party;
  /** A link of another page leads to it by this name. */
  anchor: string;
}

/** A subject of the settings whose plan the party has not: a row that opens the sheet that explains the plan (rule: premium-features). */
export function LockedBlock({ title, state, feature, party, anchor }: LockedBlockProps) {
  const { t } = useTranslation('plan');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box {...useAnchor(anchor)} component="section" aria-labelledby={id} sx={ROW}>
      <Box sx={ROW_LINE}>
        <Typography
          id={id}
          variant="h3"
          component={use(BlockPlace).level}
          {...FOCUSED_HEADING}
          sx={{ ...FOCUSED_HEADING.sx, ...ROW_TITLE }}
        >
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ textAlign: 'end' }}>
          {state}
        </Typography>
        <ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />
      </Box>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={t('locked', { feature: t(`features.${feature}`), plan: t(`names.${lowestPlanWith(feature)}`) })}
        onClick={() => setOpen(true)}
        sx={{ position: 'absolute', inset: 0, '&:hover, &:focus-visible': { bgcolor: 'action.hover' } }}
      />
      <PlanSheet feature={feature} party={party} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}
