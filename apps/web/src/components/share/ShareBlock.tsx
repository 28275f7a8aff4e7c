import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { Block } from '../Block';
import { mayAnyoneReply } from './may-anyone-reply';
import { ShareLink } from './ShareLink';

/** The invitation's link among the settings. */
export function ShareBlock({ party }: { party: Party }) {
  const { t } = useTranslation('share');
  const may = mayAnyoneReply(party) ? 'reply' : 'see';
  return (
    <Block title={t('title')} lead={t(`lead.${may}`)} state={t(`brief.${may}`)} anchor="share">
      <ShareLink party={party} />
    </Block>
  );
}
