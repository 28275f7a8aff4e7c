import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';

/** Audiences with guests who have heard nothing of the party. */
const UNTOLD: readonly Audience[] = ['all', 'missing'];

/** What an audience is told by: `search` is null or absent for guests who were picked one by one. */
interface Whom {
  audience: Audience;
  search?: string | null | undefined;
}

/** `leadsTo` is absent in older sends. */
type Template = Pick<MessageTemplate, 'type'> & Partial<Pick<MessageTemplate, 'leadsTo'>>;

/** Whether the audience of a message may be chosen while the party is cancelled (rule: party-cancelled). */
export const hearsOfCancelling = ({ audience, search }: Whom): boolean =>
  audience === 'custom' ? (search ?? null) === null : !UNTOLD.includes(audience);

/**
 * Whether a template may be sent while the party is cancelled: a message, because guests must hear of it, but neither an
 * invitation nor a reminder; and only to guests who were invited or have replied, or whom the host picked one by one
 * (rule: party-cancelled).
 */
export const tellsOfCancelling = ({ type, leadsTo }: Template, whom: Whom): boolean =>
  type === 'message' && leadsTo !== 'reply' && hearsOfCancelling(whom);
