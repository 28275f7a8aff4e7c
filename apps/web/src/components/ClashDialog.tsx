import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog';
import type { ClashChoice, ClashingField } from './use-clash';

interface ClashDialogProps {
  fields: readonly ClashingField[];
  onChoose: (choice: ClashChoice) => void;
}

/**
 * Shown when the same fields were changed here and elsewhere (by another host or in another window): it shows both
 * versions, and the host chooses one. Closing it goes back to editing.
 */
export function ClashDialog({ fields, onChoose }: ClashDialogProps) {
  const { t } = useTranslation('controls');
  const id = useId();
  const version = (whose: 'mine' | 'theirs', value: ReactNode) => (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t(`clash.${whose}`)}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', maxHeight: 200, overflowY: 'auto' }}>
        {value === '' || value === null ? t('clash.nothing') : value}
      </Box>
    </Box>
  );
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onChoose(null)}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{t('clash.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography>{t('clash.text')}</Typography>
        {fields.map(({ label, mine, theirs }) => (
          <Box component="section" key={label} aria-label={label}>
            <Typography component="h3" variant="subtitle2">
              {label}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {version('mine', mine)}
              {version('theirs', theirs)}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={buttons}>
        <Button onClick={() => onChoose(null)}>{t('clash.stay')}</Button>
        <Button onClick={() => onChoose('theirs')}>{t('clash.useTheirs')}</Button>
        <Button variant="contained" onClick={() => onChoose('mine')}>
          {t('clash.useMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone the buttons are stacked and full width, because their texts are long. */
const buttons = {
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;
