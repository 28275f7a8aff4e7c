import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface HeadlineProps {
  /** `noResponse` is null while it is not known. */
  stands: { persons: number; noResponse: number | null; waiting: number };
  /** The page of replies, to which each number leads; without it they are words. */
  to?: string;
  /** In few words, for one line on a phone. */
  isShort?: boolean;
}

/** How a party stands, in one line: who come, who have not replied, who wait for the host (rule: party-headline). */
export function Headline({ stands: { persons, noResponse, waiting }, to, isShort = false }: HeadlineProps) {
  const { t } = useTranslation('path');
  const form = isShort ? 'short' : 'headline';
  const parts = [
    { query: '?which=attending', text: t(`${form}.persons`, { count: persons }) },
    ...(noResponse ? [{ query: '?tab=missing', text: t(`${form}.noResponse`, { count: noResponse }) }] : []),
    ...(waiting > 0 ? [{ query: '?which=waiting', text: t(`${form}.waiting`, { count: waiting }) }] : []),
  ];
  return parts.map(({ query, text }, index) => (
    <Fragment key={query}>
      {index > 0 &&
        (to === undefined ? (
          ' · '
        ) : (
          <Box component="span" sx={dot}>
            {' · '}
          </Box>
        ))}
      {to === undefined ? (
        text
      ) : (
        <Link component={RouterLink} to={to + query} color="inherit" sx={link}>
          {text}
        </Link>
      )}
    </Fragment>
  ));
}

/** On a phone the links may stand on several lines, at whose ends a dot would separate nothing: they keep a distance instead. */
const dot = { display: { xs: 'none', sm: 'inline' } } as const;
const link = {
  display: 'inline-block',
  px: { xs: 0.875, sm: 0 },
  lineHeight: '44px',
  fontSize: { xs: '0.875rem', sm: 'inherit' },
} as const;
