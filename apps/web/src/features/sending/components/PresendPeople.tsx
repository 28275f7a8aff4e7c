import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { hasTexts, type Presend, reachOf } from '../presend.model';

/** The guests of a small audience by name, and what each of them gets on which channel (rule: presend-details). */
export function PresendPeople({ summary }: { summary: Presend }) {
  const { t } = useTranslation('invitations');
  const reachT = useTranslation('checkout').t;
  const { ids } = summary;
  if (!ids || ids.length === 0) return null;
  const withTexts = hasTexts(summary);
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', py: 1.25, minHeight: 44 } }}>
      <summary>{t('send.who')}</summary>
      <Box component="ul" tabIndex={0} aria-label={t('send.whoList')} sx={people}>
        {ids.map((person) => (
          <li key={person.id}>
            {person.name}{' '}
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {reachOf(person, withTexts)
                .map(({ key, to }) => reachT(`reach.${key}`, { to }))
                .join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const people = { m: 0, pl: 2.5, maxHeight: 220, overflow: 'auto', fontSize: '0.9375rem' } as const;
