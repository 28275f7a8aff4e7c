import type { SendDocument } from '../store/send.schema';

/** Which guests of which party a send goes to. */
export type Whom = Pick<SendDocument, 'partyId' | 'audience' | 'picked' | 'search' | 'except' | 'guestState' | 'tag'>;

/** The audience alone, as the guest list is asked for it (rule: send-audiences). */
export const audienceOf = ({ partyId, audience, picked, search, except, guestState, tag }: Whom) => ({
  partyId,
  audience,
  picked,
  search,
  except,
  guestState,
  tag,
});
