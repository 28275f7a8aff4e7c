import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Party } from '@festlig/contracts/party';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LandmarkMenu } from '../../../components/LandmarkMenu';
import { PlanLock } from '../../../components/plan/PlanLock';
import { type FreeWay, PlanSheet } from '../../../components/plan/PlanSheet';
import { useIsPhone } from '../../../components/use-is-phone';

interface GuestListActionsProps {
  party: Party;
  /** What is free of the import. */
  free: FreeWay;
  /** Their space stays, so that nothing jumps. */
  isHidden: boolean;
  onAdd: () => void;
  onPaste: () => void;
  onImport: () => void;
}

/** The ways to add guests above the list; on a phone that for one guest, and the others in a menu (rules: contact-rows-on-phone, import-on-pro). */
export function GuestListActions({ isHidden, ...ways }: GuestListActionsProps) {
  const { t } = useTranslation('contacts');
  const isPhone = useIsPhone();
  return (
    <Stack
      direction="row"
      sx={{ gap: { xs: 0.5, sm: 1 }, alignItems: 'flex-start', ...(isHidden && { visibility: 'hidden' }) }}
    >
      {!isPhone && <OtherWays {...ways} />}
      <Button variant="contained" onClick={ways.onAdd}>
        {t('add')}
      </Button>
      {isPhone && <MoreWays {...ways} />}
    </Stack>
  );
}

type Ways = Omit<GuestListActionsProps, 'isHidden' | 'onAdd'>;

function OtherWays({ party, free, onPaste, onImport }: Ways) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  return (
    <>
      <Button variant="outlined" onClick={onPaste}>
        {t('paste')}
      </Button>
      <PlanLock feature="import" party={party} button={t('import')} free={free} hint={pasteT('free.brief')}>
        <Button variant="outlined" onClick={onImport}>
          {t('import')}
        </Button>
      </PlanLock>
    </>
  );
}

function MoreWays({ party, free, onPaste, onImport }: Ways) {
  const { t } = useTranslation(['contacts', 'plan']);
  const pasteT = useTranslation('paste-guests').t;
  const [isAsking, setIsAsking] = useState(false);
  const isLocked = !hasFeature(party, 'import');
  return (
    <>
      <LandmarkMenu
        label={t('moreWays')}
        button={(opens) => (
          <IconButton aria-label={t('moreWays')} {...opens}>
            <MoreVert />
          </IconButton>
        )}
      >
        <MenuItem onClick={onPaste} sx={item}>
          {t('paste')}
        </MenuItem>
        <MenuItem onClick={isLocked ? () => setIsAsking(true) : onImport} sx={item}>
          <ListItemText primary={t('import')} secondary={isLocked && pasteT('free.brief')} />
          {isLocked && (
            <Chip size="small" color="primary" label={t(`plan:names.${lowestPlanWith('import')}`)} sx={{ ml: 2 }} />
          )}
        </MenuItem>
      </LandmarkMenu>
      <PlanSheet feature="import" party={party} free={free} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

const item = { minHeight: 48 } as const;
