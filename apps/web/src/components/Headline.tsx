import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface HeadlineProps {
  /**
   * `attending` is the number of guests with whom the `persons` come, where it is known; `noResponse` is null while it is not known.
   */
  stands: { attending?: number; persons: number; noResponse: number | null; waiting: number };
  /** The page of replies, to which it leads; without it they are words. */
  to?: string;
  /** In few words, for one line on a phone. */
  isShort?: boolean;
}

/** How a party stands, in one line: who come, who have not replied, who wait for the host (rule: party-headline). */
export function Headline({
  stands: { attending = 0, persons, noResponse, waiting },
  to,
  isShort = false,
}: HeadlineProps) {
  const { t } = useTranslation('path');
  const form = isShort ? 'short' : 'headline';
  const parts = [
    !isShort && persons > attending && attending > 0
      ? t('headline.guests', { count: attending, persons })
      : t(`${form}.persons`, { count: persons }),
    ...(noResponse ? [t(`${form}.noResponse`, { count: noResponse })] : []),
    ...(waiting > 0 ? [t(`${form}.waiting`, { count: waiting })] : []),
  ];
  const text = parts.join(' · ');
  if (to === undefined) return text;
  return (
    <Link component={RouterLink} to={to} color="inherit" sx={link}>
      {text}
      <ArrowForward aria-hidden sx={{ fontSize: '1.25em' }} />
    </Link>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  fontSize: { xs: '0.875rem', sm: 'inherit' },
  // The narrowest phones have one line too.
  '@media (max-width: 359.95px)': { fontSize: '0.75rem', gap: 0.25 },
} as const;
