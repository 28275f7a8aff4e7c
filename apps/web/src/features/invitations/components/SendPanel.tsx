import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/session';
import { ErrorState } from '../../../components/ErrorState';
import { usePresendQuery } from '../api';
import { AudienceChoice } from './AudienceChoice';
import { PresendSummary } from './PresendSummary';
import { SendDialog } from './SendDialog';
import type { SaveTemplate } from './TemplateEditor';
import { TestButton } from './TestButton';

interface SendPanelProps {
  partyId: string;
  template: MessageTemplate;
  save: RefObject<SaveTemplate>;
  /** A send is under way: another is refused. */
  running: boolean;
  onSent: (send: Send) => void;
}

/** Who gets it, a test to oneself, and the one button this page is about. */
export function SendPanel({ partyId, template, save, running, onSent }: SendPanelProps) {
  const { t } = useTranslation('invitations');
  const user = useUser();
  const [audience, setAudience] = useState<Audience>('missing');
  const [asking, setAsking] = useState(false);
  // The guest list may have changed on another page or screen since it was counted.
  const { currentData, error, refetch } = usePresendQuery(
    { partyId, templateId: template.id, audience },
    { refetchOnMountOrArgChange: true },
  );
  const mail = currentData?.mail ?? 0;
  const verified = user?.email_verified ?? false;
  const ask = async () => {
    if (await save.current()) setAsking(true);
  };
  return (
    <Card component="section" aria-labelledby="send-title" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h3" component="h2" id="send-title" sx={{ mb: 2 }}>
        {t('send.title')}
      </Typography>
      <Stack spacing={2.5}>
        <AudienceChoice value={audience} onChange={setAudience} />
        {error && !currentData ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <PresendSummary summary={currentData} />
        )}
        {user && !verified && <Alert severity="info">{t('send.verify')}</Alert>}
        {running && <Alert severity="info">{t('send.running')}</Alert>}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button
            variant="contained"
            size="large"
            disabled={!verified || running || mail === 0}
            onClick={() => void ask()}
          >
            {mail > 0 ? t('send.open', { count: mail }) : t('send.openNone')}
          </Button>
          <TestButton partyId={partyId} templateId={template.id} save={save} disabled={!verified} />
        </Stack>
      </Stack>
      {asking && (
        <SendDialog
          partyId={partyId}
          template={template}
          audience={audience}
          count={mail}
          onClose={() => setAsking(false)}
          onSent={onSent}
        />
      )}
    </Card>
  );
}
