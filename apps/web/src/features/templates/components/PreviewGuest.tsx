import Next from '@mui/icons-material/ChevronRight';
import Previous from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PreviewedGuest } from '../use-previewed-guest';

/** For which guest of the list the mail is shown, with a step to the next and the previous one; or that it is nobody of the list (rule: mail-preview). */
export function PreviewGuest({ name, position, total, isLast, onStep }: PreviewedGuest) {
  const { t } = useTranslation('invitations');
  if (total === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={row}>
        {t('preview.example')}
      </Typography>
    );
  }
  // Before the first guest is known there is nobody to step to; the row's place stays.
  if (name === '' && position === 0) return <Box sx={row} />;
  const said = () => {
    if (name === '') return '';
    if (total === null) return t('preview.guestOnly', { name });
    return t('preview.guest', { name, nth: position + 1, count: total });
  };
  return (
    <Box sx={row}>
      <IconButton
        aria-label={t('preview.previousGuest')}
        disabled={position === 0}
        onClick={() => onStep(-1)}
        sx={step}
      >
        <Previous />
      </IconButton>
      <Typography
        role="status"
        variant="body2"
        sx={{ flex: 1, minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {said()}
      </Typography>
      <IconButton aria-label={t('preview.nextGuest')} disabled={isLast} onClick={() => onStep(1)} sx={step}>
        <Next />
      </IconButton>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 44, mb: 1.5 } as const;
const step = { width: 44, height: 44 } as const;
