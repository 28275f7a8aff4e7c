import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { featuresOfPlan, lowestPlanWith } from '@festlig/domain/billing/features';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../Dialog';
import { FeatureList } from './FeatureList';

interface PlanSheetProps {
  feature: Feature;
  party: Pick<Party, 'sid' | 'slug'>;
  open: boolean;
  onClose: () => void;
}

/** Says which plan has the feature and what else it gives, and leads to the plan page (rule: premium-features). */
export function PlanSheet({ feature, party, open, onClose }: PlanSheetProps) {
  const { t } = useTranslation('plan');
  const { t: appT } = useTranslation();
  const id = useId();
  const plan = lowestPlanWith(feature);
  const others = featuresOfPlan(plan)
    .filter((other) => other !== feature)
    .map((other) => t(`features.${other}`));
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {t('sheet.title', { feature: t(`features.${feature}`), plan: t(`names.${plan}`) })}
      </DialogTitle>
      <DialogContent>
        <Typography>{t(`about.${feature}`)}</Typography>
        <Typography sx={{ mt: 2, mb: 1, fontWeight: 600 }}>{t('sheet.also')}</Typography>
        <FeatureList lines={others} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{appT('action.close')}</Button>
        <Button component={Link} to={`/${party.slug ?? party.sid}/plan`} variant="contained">
          {t('sheet.choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
