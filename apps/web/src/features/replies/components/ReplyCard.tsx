import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beside } from '../../../components/two-columns';
import { useMoment } from '../../../components/use-moment';
import { addressesOf } from '../model';
import { Answer, Earlier, OwnFields } from './Answers';
import { DeleteReplyDialog } from './DeleteReplyDialog';
import { HostThread } from './HostThread';
import { ReplyFormDialog } from './ReplyFormDialog';
import { Unlisted } from './Unlisted';

interface ReplyCardProps {
  party: Party;
  reply: HostRsvp;
  onDeleted: () => void;
}

/** One reply: the guest's answers and the actions, and beside them on a desk the thread, which begins with the greeting. */
export function ReplyCard({ party, reply, onDeleted }: ReplyCardProps) {
  const { t } = useTranslation('replies');
  const moment = useMoment();
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const addresses = addressesOf(reply);
  const close = () => setDialog(undefined);
  const at = moment(reply.createdAt);
  const changed = reply.changedAt === reply.createdAt ? null : moment(reply.changedAt);
  return (
    <Card sx={{ ...beside, p: { xs: 2.25, sm: 3.5 }, overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="h2">{reply.name}</Typography>
        <Typography component="div" sx={{ mt: 1 }}>
          <Answer coming={reply.isComming} />
          {reply.isComming && ` · ${t('one.people', { count: reply.numberOfPeople })}`}
        </Typography>
        {reply.companions.length > 0 && (
          <Typography color="textSecondary">{t('one.companions', { names: reply.companions.join(', ') })}</Typography>
        )}
        <Typography component="div" sx={{ mt: 1.5 }}>
          <OwnFields reply={reply} fields={party.rsvpFields} />
          <Earlier reply={reply} />
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {addresses.map((address) => (
            <div key={address}>
              {addresses.length === 1
                ? address
                : t(address === reply.email ? 'one.inReply' : 'one.onList', { address })}
            </div>
          ))}
          {t('one.at', { date: at })}
          {changed && `, ${t('list.changed', { date: changed })}`}
        </Typography>
        <Unlisted partyId={party.id} reply={reply} isAlone />
        <Box sx={{ mt: 2.5, mb: 4, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDialog('edit')}>
            {t('one.edit')}
          </Button>
          <Button onClick={() => setDialog('remove')}>{t('one.remove')}</Button>
        </Box>
      </div>
      <div>
        <HostThread party={party} reply={reply} />
      </div>
      {dialog === 'edit' && <ReplyFormDialog party={party} reply={reply} onClose={close} />}
      {dialog === 'remove' && (
        <DeleteReplyDialog partyId={party.id} reply={reply} onClose={close} onDeleted={onDeleted} />
      )}
    </Card>
  );
}
