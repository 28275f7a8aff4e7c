import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { RsvpField } from '@festlig/contracts/party';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../../components/Bone';
import { patiently } from '../../../../lib/patiently';
import { CHART_GRID, FIGURE } from '../charts.model';
import type { Stats } from '../../model';
import { ChoiceStats } from './ChoiceStats';
import { StatNumbers } from './StatNumbers';

const ReplyCharts = lazy(patiently(() => import('./ReplyCharts')));

interface StatsPanelProps {
  partyId: string;
  stats: Stats;
  fields: readonly RsvpField[];
  charts: boolean;
}

/** Statistics above the replies: numbers at once, and beside them the charts. */
export function StatsPanel({ partyId, stats, fields, charts }: StatsPanelProps) {
  const { t } = useTranslation('replies');
  return (
    <Card
      component="section"
      aria-label={t('stats.title')}
      sx={{
        p: { xs: 2, sm: 3.5 },
        mb: { xs: 3, sm: 5 },
        display: 'grid',
        gap: { xs: 4, md: 6 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: charts ? 'minmax(0, 300px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      <StatNumbers partyId={partyId} stats={stats} isAlone={!charts} />
      {charts && <Charts stats={stats} />}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <ChoiceStats stats={stats} fields={fields} />
      </Box>
    </Card>
  );
}

/** The charts, when they have been loaded; until then their room. */
export function Charts({ stats }: { stats: Stats }) {
  return (
    <Suspense fallback={<ChartBones count={stats.byDay.length > 1 ? 2 : 1} />}>
      <ReplyCharts stats={stats} />
    </Suspense>
  );
}

function ChartBones({ count }: { count: 1 | 2 }) {
  return (
    <Box sx={CHART_GRID}>
      {Array.from({ length: count }, (_, chart) => (
        <Bone key={chart} style={{ height: FIGURE.minHeight }} />
      ))}
    </Box>
  );
}
