import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { bottomBar } from '../../../components/bottom-bar';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { COLUMN } from '../../../components/Page';
import { visuallyHidden } from '../../../lib/visually-hidden';

/**
 * Says how many changes are not saved, and saves them: in sight only while there are any, wherever the host is on the page. It
 * waits for an address that can be saved.
 */
export function SaveBar({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('settings');
  const { dirty = false, dirtyFields = {} } = useFormState({ subscription: { dirty: true, dirtyFields: true } });
  const words = useRef<HTMLParagraphElement>(null);
  const wasDirty = useRef(dirty);
  useEffect(() => {
    // The keyboard goes on here once the button that had the focus is gone.
    if (wasDirty.current && !dirty && document.activeElement === document.body) {
      words.current?.focus({ preventScroll: true });
    }
    wasDirty.current = dirty;
  }, [dirty]);
  const count = Object.keys(dirtyFields).length;
  return (
    <Box data-bottom-bar={dirty || undefined} sx={dirty ? bar : visuallyHidden}>
      {/* Neither the end of the page nor a field that gets the focus is behind the bar. */}
      {dirty && <GlobalStyles styles={{ body: { paddingBottom: 80 }, html: { scrollPaddingBottom: 88 } }} />}
      <Container maxWidth="lg">
        <Box sx={row}>
          <Typography ref={words} role="status" tabIndex={-1} color="textSecondary" sx={{ outline: 'none' }}>
            {dirty ? t(isWaiting ? 'address.waits' : 'unsaved', { count }) : t('allSaved')}
          </Typography>
          {dirty && <SubmitButton disabled={isWaiting}>{t('save')}</SubmitButton>}
        </Box>
      </Container>
    </Box>
  );
}

const bar = { ...bottomBar, position: 'fixed', insetInline: 0 } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  maxWidth: { xs: COLUMN, lg: 'none' },
  py: 1.5,
  // On a phone the words beside it have two lines, and the button keeps one.
  '& button': { flex: 'none', whiteSpace: 'nowrap' },
} as const;
