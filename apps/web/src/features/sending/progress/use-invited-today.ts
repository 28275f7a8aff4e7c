import { useListSendsQuery } from '../../../api/sends';
import { invitedToday } from '../choice.model';

/** How many guests were invited on this day of the reader, as far as that is known. */
export function useInvitedToday(partyId: string): number {
  const { data } = useListSendsQuery({ partyId });
  return invitedToday(data?.items ?? [], new Date());
}
