import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { usePreviewQuery } from '../api';
import { MailFrame } from './MailFrame';

const WIDTHS = { phone: 360, desktop: 720 } as const;
type Width = keyof typeof WIDTHS;

interface PreviewProps {
  partyId: string;
  template: MessageTemplate;
  /** There are changes the preview does not show yet. */
  stale: boolean;
}

/** The mail as a guest sees it, on a phone or a computer. */
export function Preview({ partyId, template, stale }: PreviewProps) {
  const { t } = useTranslation('invitations');
  const [width, setWidth] = useState<Width>('phone');
  const { data, error, refetch } = usePreviewQuery({
    partyId,
    type: template.type,
    name: template.name,
    email: template.email,
  });
  return (
    <Box component="section" aria-labelledby="preview-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" id="preview-title" sx={{ mr: 'auto' }}>
          {t('preview.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('preview.width')}
          value={width}
          onChange={(_, next: Width | null) => next && setWidth(next)}
        >
          <ToggleButton value="phone" sx={toggle}>
            {t('preview.phone')}
          </ToggleButton>
          <ToggleButton value="desktop" sx={toggle}>
            {t('preview.desktop')}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Box sx={{ opacity: stale ? 0.6 : 1, transition: 'opacity 150ms' }}>
          <MailFrame html={data.html} subject={data.subject} title={t('preview.frame')} width={WIDTHS[width]} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={560} />
      )}
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {stale && t('preview.stale')}
      </Typography>
    </Box>
  );
}

const toggle = { minHeight: 44, px: 2 } as const;
