import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { mailSender } from '@festlig/domain/messaging/mail-sender';
import { photosTemplate } from '@festlig/domain/messaging/photos-template';
import { tellingTemplate, type TimeAndPlace, type ToldParty } from '@festlig/domain/messaging/telling-template';
import { inviting } from '@festlig/domain/party/inviting';
import { replyByAhead } from '@festlig/domain/rsvp/reply-by-ahead';
import { useLocation } from 'react-router-dom';
import { usePartyOfPage } from '../api/party';
import { useUser } from '../api/session';
import { lastInvitation } from '../features/sending/progress/model';
import { type Draft, invitationDraft, photosDraft, type Ready, tellingDraft } from '../features/templates/model';
import { newKey } from '../lib/new-key';

interface Written {
  templates: readonly MessageTemplate[];
  /** Newest first. */
  sends: readonly Send[];
  /** The first words of a mail, for an invitation without an earlier one. */
  start: string;
}

/** What ready words say of the party, and who says it. */
export function useToldParty(): [ToldParty, string] {
  const party = usePartyOfPage().data;
  const { title = '', date = '', zone = '' } = party ?? {};
  const replyBy = party ? replyByAhead(party, new Date()) : null;
  // What the host has just changed: the page of the party says what was before.
  const { was } = (useLocation().state ?? {}) as { was?: TimeAndPlace };
  const host = inviting({ ...party, hostName: useUser()?.name ?? '' }) ?? '';
  return [{ title, date, zone, place: party?.location.address ?? '', replyBy, was }, host];
}

/** The name under which guests get a mail (rule: mail-from-host). */
export function useSender(): string {
  const party = usePartyOfPage().data;
  const host = useUser()?.name ?? '';
  return party ? mailSender(party, party.hostName ?? host) : '';
}

/**
 * Makes a message with ready words for this party; an invitation has those of the one that was sent last
 * (rules: photo-opening-told, telling-offered, reminder-offered, later-guests-invited).
 */
export function useReadyDraft([told, hostName]: ReturnType<typeof useToldParty>, written: Written) {
  const party = usePartyOfPage().data;
  const guests = { sees: party?.photosPublicEnabled ?? true, uploads: party?.photosUploadedByGuests ?? true };
  const { language = 'da', title = '' } = party ?? {};
  const { templates, sends, start } = written;
  return (kind: Ready): Draft => {
    const key = newKey();
    if (kind === 'photos') return photosDraft(key, photosTemplate(language, title, hostName, guests));
    if (kind === 'invitation') return invitationDraft(key, lastInvitation(sends, templates), start);
    return tellingDraft(key, kind, tellingTemplate(kind, language, told, hostName));
  };
}
