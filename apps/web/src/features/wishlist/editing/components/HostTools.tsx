import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { inColumn } from '../../../../components/in-column';
import { usePartySwitch } from '../../../../components/use-party-switch';
import type { CodedError } from '../../../../lib/coded-error';
import { CohostChoice } from './CohostChoice';

interface HostToolsProps {
  party: Party;
  hidden: boolean;
  spoil: { is: boolean; set: (spoil: boolean) => void };
  onProblem: (problem: CodedError | undefined) => void;
}

/** Whether guests can reserve, and what this host sees of it (rules: wish-reservations, wish-spoil, wish-cohost-choice). */
export function HostTools({ party, hidden, spoil, onProblem }: HostToolsProps) {
  const { t } = useTranslation('wish-editor');
  const [asking, setAsking] = useState(false);
  const { isOn, turn } = usePartySwitch(party, 'wishlistReservationsEnabled', onProblem);
  return (
    <Box sx={{ mb: 2.5, px: { xs: 2, sm: 2.5 }, py: 1, borderRadius: '20px', bgcolor: 'var(--warm)' }}>
      <FormControlLabel
        label={t('reservations')}
        control={<Switch checked={isOn} onChange={(_, checked) => void turn(checked)} />}
        sx={{ minHeight: 44 }}
      />
      {isOn && (hidden || spoil.is) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" color="textSecondary" role={spoil.is ? 'status' : undefined}>
            {t(spoil.is ? 'spoil.shown' : 'hidden')}
          </Typography>
          {!spoil.is && (
            <Button color="inherit" sx={inColumn} onClick={() => setAsking(true)}>
              {t('spoil.open')}
            </Button>
          )}
        </Box>
      )}
      {isOn && party.isCohost && <CohostChoice partyId={party.id} onProblem={onProblem} />}
      <ConfirmDialog
        open={asking}
        title={t('spoil.title')}
        confirmLabel={t('spoil.confirm')}
        cancelLabel={t('spoil.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          spoil.set(true);
        }}
      >
        <Typography>{t('spoil.text')}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
