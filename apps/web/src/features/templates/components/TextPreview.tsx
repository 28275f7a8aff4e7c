import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type LeadsTo, tidyText } from '@festlig/contracts/messaging';
import { textBody } from '@festlig/domain/messaging/text-body';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { type SampleOf, useTextSample } from '../use-text-sample';
import { PREVIEW_TITLE } from './Preview';

interface TextPreviewProps extends SampleOf {
  leadsTo: LeadsTo;
  /** The text message being written, saved or not. */
  text: string;
}

/** The text message on a phone, for the guest with the longest name of those who get it (rule: text-preview). */
export function TextPreview({ partyId, texted, leadsTo, text }: TextPreviewProps) {
  const { t } = useTranslation('text-message');
  const { data, error, refetch } = useTextSample({ partyId, texted }, leadsTo);
  const written = tidyText(text);
  return (
    <Box component="section" aria-labelledby={PREVIEW_TITLE}>
      <Typography variant="h3" component="h2" id={PREVIEW_TITLE} tabIndex={-1} sx={title}>
        {t('preview.title')}
      </Typography>
      {written === '' ? (
        <Typography color="textSecondary">{t('preview.none')}</Typography>
      ) : data ? (
        <>
          <Box sx={phone}>
            <Box sx={sender}>{t('preview.from', { from: data.from })}</Box>
            <Box sx={bubble}>{textBody(written, data.slots)}</Box>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {data.isMadeUp ? t('preview.sample') : t('preview.of', { name: data.name })}
          </Typography>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={280} />
      )}
    </Box>
  );
}

const title = { mb: 2, scrollMarginTop: '88px', '&:focus': { outline: 'none' } } as const;
const phone = {
  maxWidth: 360,
  mx: 'auto',
  minHeight: 280,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '32px',
  boxShadow: '0 12px 40px -16px rgba(42, 35, 32, 0.25)',
} as const;
const sender = {
  pb: 1.5,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'center',
  fontWeight: 600,
  fontSize: '0.9375rem',
} as const;
/** What a text looks like on a phone. */
export const bubble = {
  width: 'fit-content',
  maxWidth: '88%',
  px: 1.75,
  py: 1.25,
  borderRadius: '18px',
  borderBottomLeftRadius: '4px',
  bgcolor: 'var(--warm)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
} as const;
