import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useState } from 'react';
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
  /** Something that the page would show is wrong. */
  isWrong: boolean;
  /** Shows the page as guests will see it. */
  onSee: () => void;
  seeRef: Ref<HTMLButtonElement>;
}

/** Cancel, see and save, always at the bottom of the screen. */
export function EditBar({ isNew, loses, isWrong, onCancel, onSee, seeRef }: EditBarProps) {
  const { t } = useTranslation(['page-editor', 'app', 'controls']);
  const isVisitor = useUser() === null;
  const creates = isNew && isVisitor;
  const [asking, setAsking] = useState(false);
  return (
    <BottomBar words={creates ? t('createHint') : isNew ? '' : t('mode')} onPhone={creates}>
      <Button onClick={() => (loses ? setAsking(true) : onCancel())} sx={{ flex: 'none', px: { xs: 0.5, sm: 2 } }}>
        {t('app:action.cancel')}
      </Button>
      {/* What is wrong cannot be shown: like saving, it then leads to the first field that is. */}
      <Button
        ref={seeRef}
        variant="outlined"
        aria-label={t('seen.see')}
        startIcon={<Visibility />}
        {...(isWrong ? { type: 'submit' } : { onClick: onSee })}
        sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('seen.see')}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {t('seen.short')}
        </Box>
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

interface BottomBarProps {
  words: string;
  /** The words stand above the buttons on a phone; else there is no room for them there. */
  onPhone?: boolean;
  children: ReactNode;
}

/** What stands at the bottom of the screen as long as the page is edited. */
export function BottomBar({ words, onPhone = false, children }: BottomBarProps) {
  return (
    <Box data-bottom-bar sx={{ ...bottomBar, position: 'sticky' }}>
      {/* What has the focus is not behind it. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 104 } }} />
      <Container
        maxWidth="md"
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 1.5,
          rowGap: 0.5,
          py: 1.25,
        }}
      >
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flex: { xs: '0 0 100%', sm: 1 }, display: { xs: onPhone ? 'block' : 'none', sm: 'block' } }}
        >
          {words}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
