import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RsvpField } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../../../i18n/use-number';
import { useReplyColors } from '../../use-reply-colors';
import { choiceRows, type Stats } from '../../model';

interface ChoiceStatsProps {
  stats: Stats;
  fields: readonly RsvpField[];
}

/** How often each choice was ticked: bars in a table, so that screen readers get the same numbers. */
export function ChoiceStats({ stats, fields }: ChoiceStatsProps) {
  const { attending } = useReplyColors();
  const { t } = useTranslation('replies');
  const number = useNumber();
  const rows = choiceRows(stats, fields);
  if (rows.length === 0 || stats.attending === 0) return null;
  const most = Math.max(1, stats.persons);
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': { py: 0.75, px: 0 } }}>
      <Typography component="caption" variant="h6" sx={{ textAlign: 'left', captionSide: 'top', mb: 1 }}>
        {t('stats.choices')}
      </Typography>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={head}>
            {t('stats.choice')}
          </Box>
          <Box component="th" scope="col" sx={{ ...head, ...right }}>
            {t('stats.replies')}
          </Box>
          <Box component="th" scope="col" sx={{ ...head, ...right }}>
            {t('stats.people')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, count, persons }) => (
          <tr key={id}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {name}
              <Box sx={{ mt: 0.5, height: 8, borderRadius: 4, bgcolor: 'divider' }}>
                <Box
                  sx={{
                    height: 8,
                    borderRadius: 4,
                    bgcolor: attending,
                    width: `${(100 * persons) / most}%`,
                  }}
                />
              </Box>
            </Box>
            <Box component="td" sx={right}>
              {number(count)}
            </Box>
            <Box component="td" sx={right}>
              {number(persons)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const head = { textAlign: 'left', fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' } as const;
const right = {
  textAlign: 'right',
  width: { xs: 64, sm: 80 },
  verticalAlign: 'bottom',
  fontVariantNumeric: 'tabular-nums',
} as const;
