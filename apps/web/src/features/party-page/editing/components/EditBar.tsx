import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/session';
import { DiscardDialog } from '../../../../components/DiscardDialog';
import { SubmitButton } from '../../../../components/form/SubmitButton';

interface EditBarProps {
  isNew: boolean;
  /** Whether Cancel would lose something. A new party is kept as a draft, or asks when it is left. */
  loses: boolean;
  onCancel: () => void;
}

/** Cancel and save, always at the bottom of the screen. */
export function EditBar({ isNew, loses, onCancel }: EditBarProps) {
  const { t } = useTranslation(['page-editor', 'app', 'controls']);
  const isVisitor = useUser() === null;
  const [asking, setAsking] = useState(false);
  return (
    <Box
      data-bottom-bar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <Container maxWidth="md" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
          {isNew && isVisitor ? t('createHint') : isNew ? '' : t('mode')}
        </Typography>
        <Button onClick={() => (loses ? setAsking(true) : onCancel())} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {t('app:action.cancel')}
        </Button>
        <Box sx={{ flex: { xs: '1.4 1 40px', sm: 'none' }, display: 'grid' }}>
          <SubmitButton size="medium">
            {isNew ? t(isVisitor ? 'createAccount' : 'create') : t('controls:save')}
          </SubmitButton>
        </Box>
      </Container>
      <DiscardDialog open={asking} onCancel={() => setAsking(false)} onConfirm={onCancel} />
    </Box>
  );
}
