import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { asksForReply } from '@festlig/domain/party/reply-line';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../api/party';
import { TextField } from '../../../components/form/TextField';
import { Block } from '../../../components/Block';
import { touchTarget } from '../../../lib/touch-target';
import { Switch } from '../../../components/form/Switch';

/** Whether and how guests reply (rule: settings-replies). While they cannot, the menu has no replies, but a link here does, and what the page's text still asks for is said. */
export function ReplyBlock() {
  const { t } = useTranslation('settings');
  const enabled = useField<boolean>('rsvpEnabled').input.value;
  const deadline = useField<boolean>('rsvpDeadlineEnabled').input.value;
  const suDate = useField<string>('suDate').input.value || null;
  const party = usePartyOfPage().data;
  const partyRef = usePartyRef();
  const rules = party && { ...party, rsvpEnabled: true, rsvpDeadlineEnabled: true, suDate };
  const isOver = rules && rsvpWindow(rules, new Date(), true) === 'after_deadline';
  return (
    <Block title={t('reply.title')} state={t(enabled ? 'on' : 'off')} anchor="replies">
      <Switch name="rsvpEnabled" label={t('reply.enabled')} hint={t('reply.enabledHint')} />
      {!enabled && party && asksForReply(party.body) && (
        <Alert severity="info">
          {t('reply.stillAsks')}{' '}
          <Link component={RouterLink} to={`/${partyRef}`} color="inherit" sx={touchTarget}>
            {t('reply.mendText')}
          </Link>
        </Alert>
      )}
      {!enabled && (
        <Link component={RouterLink} to={`/${partyRef}/rsvps`} sx={{ alignSelf: 'flex-start', py: 1.25 }}>
          {t('reply.see')}
        </Link>
      )}
      {enabled && (
        <>
          <Switch name="rsvpRestricted" label={t('reply.restricted')} hint={t('reply.restrictedHint')} />
          <Switch name="guestCountChoiceEnabled" label={t('reply.count')} hint={t('reply.countHint')} />
          <Switch name="rsvpDeadlineEnabled" label={t('reply.deadline')} hint={t('reply.deadlineHint')} />
          {deadline && (
            <Box sx={{ ml: { sm: '47px' }, maxWidth: 280 }}>
              <TextField
                name="suDate"
                type="date"
                label={t('reply.suDate')}
                helperText={isOver && t('reply.isOver')}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Box>
          )}
          <Switch
            name="rsvpReplyEmailDisabled"
            inverted
            label={t('reply.mailThreads')}
            hint={t('reply.mailThreadsHint')}
          />
        </>
      )}
    </Block>
  );
}
