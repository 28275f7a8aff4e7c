import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCountGuestsQuery } from '../../../../api/guest-counts';
import { usePartyRef } from '../../../../api/party';
import { useNumber } from '../../../../i18n/use-number';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { useReplyColors } from '../../use-reply-colors';
import type { Stats } from '../../model';

const NUMBERS = ['attending', 'notAttending', 'noResponse'] as const;

/** The numbers a host wants first: how many people come, then the answers, and how far the invitation has come (rule: reply-stats). Alone on a desk they are one row. */
export const StatNumbers = ({ partyId, ...props }: { partyId: string; stats: Stats; isAlone: boolean }) => (
  <div>
    <Numbers {...props} />
    <Reached partyId={partyId} />
  </div>
);

function Numbers({ stats, isAlone }: { stats: Stats; isAlone: boolean }) {
  const { t } = useTranslation('replies');
  const colors = useReplyColors();
  return (
    <Box component="dl" sx={isAlone ? { ...numbers, ...oneRow } : numbers}>
      <Box sx={isAlone ? { ...persons, gridColumn: { xs: '1 / -1', md: 'auto' } } : persons}>
        <Typography component="dt" color="textSecondary">
          {t('stats.persons', { count: stats.persons })}
          {stats.persons > stats.attending && stats.attending > 0 && (
            <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
              {t('stats.guests', { count: stats.attending })}
            </Box>
          )}
        </Typography>
        <Typography component="dd" variant="h1" sx={{ m: 0, fontSize: { xs: '2.75rem', sm: '4rem' }, lineHeight: 1 }}>
          <StatNumber value={stats.persons} />
        </Typography>
      </Box>
      {NUMBERS.map((which) => (
        <Box key={which} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`stats.${which}`)}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" aria-hidden sx={{ ...dot, bgcolor: colors[which] }} />
            <StatNumber value={stats[which]} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** How far the invitation has come, each number with a way to these guests on the guest list. */
function Reached({ partyId }: { partyId: string }) {
  const { t } = useTranslation('replies');
  const partyRef = usePartyRef();
  const { data } = useCountGuestsQuery({ partyId });
  const kinds = (['invited', 'opened'] as const).filter((state) => data && data.states[state] > 0);
  return (
    // It has its place before the numbers are known.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1, mb: -1.25, minHeight: 44 }}>
      {kinds.map((state) => (
        <MuiLink
          key={state}
          component={Link}
          to={`/${partyRef}/contacts?state=${state}`}
          variant="body2"
          sx={{ py: 1.25 }}
        >
          {t(`stats.${state}`, { count: data?.states[state] })}
        </MuiLink>
      ))}
    </Box>
  );
}

/** Null when it is not known at the moment. */
function StatNumber({ value }: { value: number | null }) {
  const { t } = useTranslation('replies');
  const number = useNumber();
  if (value !== null) return number(value);
  return (
    <>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('stats.unknown')}</span>
    </>
  );
}

/** Near each other, so that they are read together however wide the page is. */
const numbers = {
  m: 0,
  display: 'grid',
  rowGap: { xs: 1.5, sm: 2.5 },
  columnGap: { xs: 2, sm: 6 },
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: { xs: 'space-between', sm: 'start' },
} as const;
const oneRow = { gridTemplateColumns: { xs: 'repeat(3, auto)', md: 'repeat(4, auto)' }, alignItems: 'end' } as const;
const persons = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
  justifyContent: 'flex-end',
  alignItems: { xs: 'baseline', sm: 'flex-start' },
  columnGap: 1,
} as const;
const dot = { width: 12, height: 12, borderRadius: '50%', flex: 'none' } as const;
