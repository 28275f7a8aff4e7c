import type { TextsOfSend } from '@festlig/contracts/contacts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Whom } from '../../../../lib/guest-selection';
import { hasTexts, type Presend, reachedBy, splitByReach } from '../../presend.model';
import { ReachedGuests, RecipientPages } from './RecipientPages';

interface PresendPeopleProps {
  partyId: string;
  whom: Whom;
  texts: TextsOfSend;
  summary: Presend;
}

const LISTS = ['something', 'nothing'] as const;

/**
 * Who gets the send and on which channel, and who gets none and why, in two lists; the guests of a large audience are fetched
 * page by page once the lists are opened (rule: presend-details).
 */
export function PresendPeople({ partyId, whom, texts, summary }: PresendPeopleProps) {
  const { t } = useTranslation('invitations');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const counts = reachedBy(summary, texts);
  const named = summary.ids && splitByReach(summary.ids, texts);
  const withTexts = hasTexts(summary);
  if (summary.contacts === 0) return null;
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setIsOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ '& summary': { cursor: 'pointer', py: 1.25, minHeight: 44 } }}
    >
      <summary>{t('send.who')}</summary>
      {LISTS.filter((gets) => counts[gets] > 0).map((gets) => (
        <Box key={gets} component="section" aria-labelledby={id + gets} sx={{ mb: 2 }}>
          <Typography component="h3" id={id + gets} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.5 }}>
            {t(`send.gets.${gets}`, { guests: counts[gets] })}
          </Typography>
          <Box tabIndex={0} role="group" aria-labelledby={id + gets} sx={{ maxHeight: 220, overflow: 'auto' }}>
            {named ? (
              <ReachedGuests guests={named[gets]} withTexts={withTexts} />
            ) : (
              isOpen && (
                <RecipientPages
                  key={JSON.stringify({ whom, texts })}
                  asked={{ partyId, ...whom, texts, gets }}
                  withTexts={withTexts}
                />
              )
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
