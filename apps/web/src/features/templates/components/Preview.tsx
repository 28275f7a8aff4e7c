import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Desktop from '@mui/icons-material/DesktopWindowsOutlined';
import Phone from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import type { Guests } from '../../../lib/guest-selection';
import { usePreviewQuery } from '../api';
import { inScheme, type TemplateValues } from '../model';
import { useDebounced } from '../../../components/use-debounced';
import { usePreviewedGuest } from '../use-previewed-guest';
import { MailFrame } from './MailFrame';
import { PreviewGuest } from './PreviewGuest';

const WIDTHS = { phone: 360, desktop: 720 } as const;
type Width = keyof typeof WIDTHS;
/** How long typing must pause before the preview is fetched. */
const PAUSE_MS = 600;

/** The id of its title: the question before a send leads there. */
export const PREVIEW_TITLE = 'preview-title';

interface PreviewProps {
  partyId: string;
  template: Pick<MessageTemplate, 'type' | 'leadsTo'>;
  /** The subject and text being written, saved or not. */
  values: Pick<TemplateValues, 'name' | 'email'>;
  /** For whom it is shown, one after the other. */
  guests: Guests;
}

/** The mail as a guest sees it: on a phone or a computer, in light or dark mode. */
export function Preview({ partyId, template: { type, leadsTo }, values, guests }: PreviewProps) {
  const { t } = useTranslation('invitations');
  const [width, setWidth] = useState<Width>('phone');
  const [dark, setDark] = useState(false);
  const { name, email } = useDebounced(values, PAUSE_MS);
  const guest = usePreviewedGuest(partyId, guests);
  const guestName = guest.name;
  const { data, error, isFetching, refetch } = usePreviewQuery({ partyId, type, leadsTo, name, email, guestName });
  return (
    <Box component="section" aria-labelledby={PREVIEW_TITLE}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" id={PREVIEW_TITLE} tabIndex={-1} sx={title}>
          {t('preview.title')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('preview.width')}
            value={width}
            onChange={(_, next: Width | null) => next && setWidth(next)}
          >
            <ToggleButton value="phone" aria-label={t('preview.phone')} sx={toggle}>
              <Phone fontSize="small" />
            </ToggleButton>
            <ToggleButton value="desktop" aria-label={t('preview.desktop')} sx={toggle}>
              <Desktop fontSize="small" />
            </ToggleButton>
          </ToggleButtonGroup>
          <ToggleButton
            value="dark"
            size="small"
            selected={dark}
            aria-label={t('preview.dark')}
            onChange={() => setDark(!dark)}
            sx={toggle}
          >
            <DarkMode fontSize="small" />
          </ToggleButton>
        </Box>
      </Box>
      <PreviewGuest {...guest} />
      {data ? (
        <Box sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 150ms' }}>
          <MailFrame
            html={inScheme(data.html, dark ? 'dark' : 'light')}
            subject={data.subject}
            title={t('preview.frame')}
            width={WIDTHS[width]}
          />
        </Box>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={560} />
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {data && error && t('preview.stale')}
      </Typography>
    </Box>
  );
}

const title = { mr: 'auto', scrollMarginTop: '88px', '&:focus': { outline: 'none' } } as const;
const toggle = { minHeight: 44, minWidth: 44 } as const;
