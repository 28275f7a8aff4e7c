import type { Send } from '@festlig/contracts/messaging';
import { EachGuest, EarlierSends } from '../features/sending/progress/components/MessageSends';
import { hasInvited, isToLaterGuests, isUnbegun } from '../features/sending/progress/model';
import { useSentText } from '../features/sending/progress/use-sent-text';
import type { SentRows } from '../features/templates/components/TemplateList';

interface SendRowsProps {
  partyId: string;
  /** Newest first. */
  sends: readonly Send[];
  isAllInvited: boolean;
}

/** What the list says of the sends of each message (rules: messages-say-when, later-guests-invited). */
export function useSendRows({ partyId, sends, isAllInvited }: SendRowsProps) {
  const sentText = useSentText();
  const isLater = (id: string) => {
    const first = sends.findLast((send) => send.templateId === id && !isUnbegun(send));
    return first ? isToLaterGuests(sends, first) : hasInvited(sends) && !isAllInvited;
  };
  const sentOf = (id: string): SentRows => {
    const of = sends.filter(({ templateId }) => templateId === id);
    const [latest] = of;
    if (!latest) return {};
    return {
      latest: sentText(latest, isToLaterGuests(sends, latest)),
      at: latest.createdAt,
      each: <EachGuest partyId={partyId} send={latest} />,
      earlier: <EarlierSends {...{ partyId, of, sends }} />,
    };
  };
  return { isLater, sentOf };
}
