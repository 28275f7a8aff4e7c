import type { Party } from '@festlig/contracts/party';
import { partyLink } from '@festlig/domain/web/party-link';
import { useShortOrigin } from '../../api/page-source';

/** The link that a host passes on (rule: short-domain). */
export const useShareLink = (party: Pick<Party, 'sid' | 'slug'>): string => partyLink(party, useShortOrigin());
