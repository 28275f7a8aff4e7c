import type { Audience } from '@festlig/contracts/contacts';
import type { TemplateType } from '@festlig/contracts/messaging';

/** Audiences of guests who are still asked to come or to answer. */
const ASKED: readonly Audience[] = ['missing', 'withoutRsvp'];

/**
 * Whether a template may be sent while the party is cancelled: a message, because guests must hear of it, but neither an
 * invitation nor a reminder (rule: party-cancelled).
 */
export const tellsOfCancelling = (type: TemplateType, audience: Audience): boolean =>
  type === 'message' && !ASKED.includes(audience);
