import { withoutTitleBreaks } from '@festlig/domain/web/title-breaks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { focusHeading } from '../../../lib/focus-heading';
import { useWaitingDraft } from '../use-waiting-draft';

/** Offers to go on with an invitation that was begun on this device and not saved, or to discard it (rule: draft-party). */
export default function DraftNotice({ sx }: { sx: SxProps }) {
  const { t } = useTranslation('wizard');
  const toast = useToast();
  const langPath = useLangPath();
  const { waiting, resume, discard } = useWaitingDraft();
  const [asks, setAsks] = useState(false);
  if (!waiting) return null;
  const { type, title } = waiting.draft;
  return (
    <Alert
      severity="info"
      role="status"
      sx={sx}
      slotProps={{ message: { sx: { flex: 1, minWidth: 0, py: 0, overflow: 'visible' } } }}
    >
      <Box sx={line}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title.trim() ? t('draft.waiting', { title: withoutTitleBreaks(title) }) : t('draft.untitled')}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            component={Link}
            to={langPath(`/new/${type}/edit`)}
            onClick={() => resume(waiting)}
            variant="outlined"
            color="inherit"
            sx={{ minHeight: 44 }}
          >
            {t('draft.resume')}
          </Button>
          <Button color="inherit" onClick={() => setAsks(true)} sx={{ minHeight: 44 }}>
            {t('draft.discard')}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        open={asks}
        loses
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        cancelLabel={t('draft.keep')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          discard(waiting);
          toast(t('draft.discarded'));
          // Its button is gone, unless another draft is offered now.
          setTimeout(focusHeading);
        }}
      >
        <Typography>{t('draft.discardText')}</Typography>
      </ConfirmDialog>
    </Alert>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
