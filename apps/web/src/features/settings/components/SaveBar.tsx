import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../components/form/SubmitButton';

/** The save button, in sight while there is something to save; it waits for an address that can be saved. */
export function SaveBar({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('settings');
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return (
    <Box
      data-bottom-bar={dirty || undefined}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        // On a phone the words beside it have two lines, and the button keeps one.
        '& button': { flex: 'none', whiteSpace: 'nowrap' },
      }}
    >
      {/* A field that gets the focus is not behind the bar. */}
      {dirty && <GlobalStyles styles={{ html: { scrollPaddingBottom: 88 } }} />}
      <Typography role="status" color="textSecondary">
        {dirty ? t(isWaiting ? 'address.waits' : 'unsaved') : t('allSaved')}
      </Typography>
      <SubmitButton disabled={!dirty || isWaiting}>{t('save')}</SubmitButton>
    </Box>
  );
}
