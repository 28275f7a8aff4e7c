import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/session';
import { bottomBar } from '../../../../components/bottom-bar';
import { DiscardDialog } from '../../../../components/DiscardDialog';
import { SubmitButton } from '../../../../components/form/SubmitButton';

interface EditBarProps {
  isNew: boolean;
  /** Whether Cancel would lose something. A new party is kept as a draft, or asks when it is left. */
  loses: boolean;
  onCancel: () => void;
  /** Shows the page as guests will see it. */
  onSee: () => void;
  seeRef: Ref<HTMLButtonElement>;
}

/** Cancel, see and save, always at the bottom of the screen. */
export function EditBar({ isNew, loses, onCancel, onSee, seeRef }: EditBarProps) {
  const { t } = useTranslation(['page-editor', 'app', 'controls']);
  const isVisitor = useUser() === null;
  const [asking, setAsking] = useState(false);
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  return (
    <BottomBar words={isNew && isVisitor ? t('createHint') : isNew ? '' : t('mode')}>
      <Button onClick={() => (loses ? setAsking(true) : onCancel())} sx={{ flex: 'none', px: { xs: 0.5, sm: 2 } }}>
        {t('app:action.cancel')}
      </Button>
      {/* What is wrong cannot be shown: like saving, it then leads to the first field that is. */}
      <Button
        ref={seeRef}
        variant="outlined"
        {...(hasValidationErrors ? { type: 'submit' } : { onClick: onSee })}
        // Of two lines on a phone, so that saving has one.
        sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 2 }, lineHeight: 1.2 }}
      >
        {t('seen.see')}
      </Button>
      <Box sx={{ flex: { xs: '0 1 auto', sm: 'none' }, display: 'grid' }}>
        <SubmitButton size="medium">
          {isNew ? t(isVisitor ? 'createAccount' : 'create') : t('controls:save')}
        </SubmitButton>
      </Box>
      <DiscardDialog open={asking} onCancel={() => setAsking(false)} onConfirm={onCancel} />
    </BottomBar>
  );
}

/** What stands at the bottom of the screen as long as the page is edited. */
export function BottomBar({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Box data-bottom-bar sx={{ ...bottomBar, position: 'sticky' }}>
      <Container maxWidth="md" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
          {words}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
