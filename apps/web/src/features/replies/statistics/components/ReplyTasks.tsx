import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useIsPhone } from '../../../../components/use-is-phone';
import { useReminded } from '../../../../components/use-reminded';
import { goToAnchor } from '../../../../components/use-anchor';
import { areAllAnswered, REPLY_LISTS, type Stats, tasksOf } from '../../model';

/** What a host can do now about the replies, the most urgent first, each with the way to it (rules: reply-tasks, reminder-offered). */
export function ReplyTasks({ party, stats }: { party: Party; stats: Stats }) {
  const { t } = useTranslation('replies');
  const partyRef = usePartyRef();
  const isPhone = useIsPhone();
  const [now] = useState(() => new Date());
  const tasks = tasksOf(stats, party, now);
  const reminded = useReminded(tasks.some(({ name }) => name === 'silent') ? party.id : undefined);
  if (tasks.length === 0) {
    return areAllAnswered(stats) && <Typography sx={{ mt: -2, mb: 3 }}>{t('tasks.none')}</Typography>;
  }
  return (
    <Card component="section" aria-labelledby={TITLE} sx={card}>
      <Typography variant={isPhone ? 'h6' : 'h3'} component="h2" id={TITLE}>
        {t('tasks.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {tasks.map(({ name, count, path }, index) => (
          <Box component="li" key={name} sx={row}>
            <Box component="span" sx={says}>
              {t(`tasks.${name}.says`, { count })}
              {name === 'silent' && reminded.said && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {reminded.said}
                </Box>
              )}
            </Box>
            <Button
              component={Link}
              to={`/${partyRef}${path}`}
              // Also where the address has led there before.
              onClick={() => name === 'waiting' && goToAnchor(REPLY_LISTS)}
              size={isPhone ? 'small' : 'medium'}
              sx={{ flex: 'none' }}
              variant={name === 'silent' && reminded.isRecent ? 'text' : index === 0 ? 'contained' : 'outlined'}
              aria-label={t(`tasks.${name}.label`, { count })}
            >
              {t(`tasks.${name}.go`, { count })}
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const TITLE = 'reply-tasks';
const card = {
  px: { xs: 2, sm: 3.5 },
  pt: { xs: 1.5, sm: 2.5 },
  pb: 1,
  mt: { xs: -1.5, sm: -2 },
  mb: { xs: 1, sm: 4 },
} as const;
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** On a phone it is low and has the room beside a small button. */
const says = {
  flex: 1,
  minWidth: 0,
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: { xs: 1.35, sm: 'inherit' },
} as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  py: { xs: 0.5, sm: 1.25 },
  border: 0,
  borderColor: 'divider',
  // A single one has all of the width.
  '&:only-of-type': { gridColumn: '1 / -1' },
  // In one column, or in two on a desk.
  '&:nth-of-type(n + 2)': { borderTopWidth: { xs: 1, md: 0 } },
  '&&:nth-of-type(n + 3)': { borderTopWidth: 1 },
} as const;
