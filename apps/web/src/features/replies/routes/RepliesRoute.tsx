import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePartyOfPage } from '../../../api/party';
import { useKnownStats } from '../../../api/reply-stats';
import { Page } from '../../../components/Page';
import { Exports } from '../components/Exports';
import { Overview } from '../components/Overview';
import { ReplyFormDialog } from '../components/ReplyFormDialog';
import { SingleReply } from '../components/SingleReply';
import { rsvpIdOf, searchOf } from '../model';
import { useReturnFocus } from '../use-return-focus';

/** The host's page of replies; `?id=` shows one alone (rules: reply-list, reply-list-one). */
export default function RepliesRoute() {
  const { t } = useTranslation('replies');
  const { data: party } = usePartyOfPage();
  const [params, setParams] = useSearchParams();
  const [entering, setEntering] = useState(false);
  const { data: stats } = useKnownStats({ partyId: party?.id ?? '' });
  const answered = stats ? stats.attending + stats.notAttending : 0;
  const id = rsvpIdOf(params.get('id'));
  const heading = useReturnFocus(id);
  return (
    <Page
      title={t('title')}
      isTitleHidden={id !== undefined}
      isOnTab={party?.rsvpEnabled !== false}
      titleRef={heading}
      lead={id === undefined && t('lead')}
      action={
        party &&
        id === undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { sm: 1 } }}>
            {/* It has its place before it is known whether there is anything to download: the button beside it stays. */}
            <Box sx={{ visibility: answered > 0 ? 'visible' : 'hidden' }}>
              <Exports sid={party.sid} />
            </Box>
            <Button variant="outlined" onClick={() => setEntering(true)}>
              {t('enter')}
            </Button>
          </Box>
        )
      }
    >
      {party && id === undefined && <Overview party={party} />}
      {party && id !== undefined && (
        <SingleReply party={party} id={id} onGone={() => setParams(searchOf(params, null))} />
      )}
      {party && entering && <ReplyFormDialog party={party} onClose={() => setEntering(false)} />}
    </Page>
  );
}
