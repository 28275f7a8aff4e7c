import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { useNumber } from '../../../../i18n/use-number';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { CHART_GRID, CHART_HEIGHT, FIGURE } from '../charts.model';
import { useReplyColors } from '../../use-reply-colors';
import { answeredPercent, everyDay, type Percent, type Stats } from '../../model';

const LOCALES = { da: 'da-DK', en: 'en-GB' };
const SLICES = ['attending', 'notAttending', 'noResponse'] as const;

/** A donut, and a bar for each day once there are replies of two; the same numbers in a table for screen readers (rule: reply-charts). */
export default function ReplyCharts({ stats }: { stats: Stats }) {
  const { t } = useTranslation('replies');
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = useNumber();
  const colors = useReplyColors();
  const percent = answeredPercent(stats);
  const slices = SLICES.filter((slice) => (stats[slice] ?? 0) > 0);
  // Days are compared from two on.
  const days = stats.byDay.length > 1 ? everyDay(stats.byDay) : [];
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  return (
    <Box sx={CHART_GRID}>
      <Box component="figure" sx={FIGURE}>
        <Typography component="figcaption" variant="h6" sx={{ mb: 1 }}>
          {t('stats.donut')}
        </Typography>
        <Box aria-hidden sx={{ position: 'relative', height: CHART_HEIGHT, pointerEvents: 'none' }}>
          <PieChart
            hideLegend
            disableKeyboardNavigation
            skipAnimation
            height={CHART_HEIGHT}
            series={[
              {
                data: slices.map((slice) => ({
                  id: slice,
                  value: stats[slice] ?? 0,
                  label: t(`stats.${slice}`),
                  color: colors[slice],
                })),
                innerRadius: 62,
                outerRadius: 90,
                paddingAngle: slices.length > 1 ? 2 : 0,
                cornerRadius: 3,
              },
            ]}
            margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
          />
          <Typography variant="body2" sx={middle}>
            {percent && t(`stats.percent.${percent.kind}`, { percent: percent.percent })}
          </Typography>
        </Box>
        <SliceTable stats={stats} percent={percent} />
      </Box>
      {days.length > 0 && (
        <Box component="figure" sx={FIGURE}>
          <Typography component="figcaption" variant="h6" sx={{ mb: 1 }}>
            {t('stats.byDay')}
          </Typography>
          <div aria-hidden>
            <BarChart
              hideLegend
              disableKeyboardNavigation
              skipAnimation
              height={CHART_HEIGHT}
              margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
              borderRadius={3}
              grid={{ horizontal: true }}
              xAxis={[{ data: days.map(({ day }) => dayText(day)), scaleType: 'band', categoryGapRatio: 0.35 }]}
              yAxis={[{ tickMinStep: 1, width: 'auto', disableLine: true, disableTicks: true, valueFormatter: number }]}
              series={(['attending', 'notAttending'] as const).map((which) => ({
                data: days.map((entry) => entry[which]),
                label: t(`stats.${which}`),
                color: colors[which],
                stack: 'replies',
              }))}
            />
          </div>
          <DayTable stats={stats} dayText={dayText} />
        </Box>
      )}
    </Box>
  );
}

/** The donut's text alternative. */
function SliceTable({ stats, percent }: { stats: Stats; percent: Percent | null }) {
  const { t } = useTranslation('replies');
  const number = useNumber();
  return (
    <div style={visuallyHidden}>
      {percent && <p>{t(`stats.percentSpoken.${percent.kind}`, { percent: percent.percent })}</p>}
      <table>
        <caption>{t('stats.donut')}</caption>
        <tbody>
          {SLICES.map((slice) => (
            <tr key={slice}>
              <th scope="row">{t(`stats.${slice}`)}</th>
              <td>{stats[slice] === null ? t('stats.unknown') : number(stats[slice])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The bar chart's text alternative. */
function DayTable({ stats, dayText }: { stats: Stats; dayText: (day: string) => string }) {
  const { t } = useTranslation('replies');
  const number = useNumber();
  return (
    <div style={visuallyHidden}>
      <table>
        <caption>{t('stats.byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stats.day')}</th>
            <th scope="col">{t('stats.attending')}</th>
            <th scope="col">{t('stats.notAttending')}</th>
          </tr>
        </thead>
        <tbody>
          {stats.byDay.map(({ day, attending, notAttending }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{number(attending)}</td>
              <td>{number(notAttending)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontWeight: 600,
  px: '58px',
  lineHeight: 1.25,
} as const;
