import type { RsvpWindow } from '@festlig/domain/rsvp/window';
import { useTranslation } from 'react-i18next';
import { PageLink, useAddress } from '../../../api/page-source';
import { InOwnLanguage } from '../../../components/InLanguage';
import plain from '../../../components/plain/plain.module.css';
import css from './reply.module.css';

/**
 * What a host is told where guests reply, in the language of the host's tool (rules: party-language,
 * reply-closed-words). Loaded for hosts only.
 */
export default function HostNote({ reason }: { reason: RsvpWindow }) {
  return (
    <InOwnLanguage>
      <Note reason={reason} />
    </InOwnLanguage>
  );
}

function Note({ reason }: { reason: RsvpWindow }) {
  const { t } = useTranslation('page-editor');
  const { partyRef } = useAddress();
  if (reason === 'event_passed') return null;
  return (
    <p className={css['hostNote']}>
      {t(reason === 'open' ? 'reply.open' : 'reply.closed')}
      {reason !== 'open' && (
        <>
          {' '}
          <PageLink className={plain['link']} to={`/${partyRef}/settings`}>
            {t('reply.settings')}
          </PageLink>
        </>
      )}
    </p>
  );
}
