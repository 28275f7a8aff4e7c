import type { Problems } from '@festlig/contracts/define';
import { ActionAddress, ActionLabel } from '@festlig/contracts/party';
import { actsOnOpening } from '../html/acts-on-opening';
import { checkReplyBy } from './check-party';
import type { PartyDate } from './dates';
import { isSameSite, siteOfLink, sitesInText } from '../html/site-of';

/** A link of the host's own below the title (rule: party-actions). */
export interface HostLink {
  address: string;
  label: string;
}

/** Whether the words of a link name another site than it leads to (rule: link-says-where). */
export function namesOtherSite({ address, label }: HostLink): boolean {
  const site = siteOfLink(address);
  return site !== undefined && sitesInText(label).some((named) => !isSameSite(named, site));
}

type LinkCode = 'required' | 'too_long' | 'link_invalid' | 'link_names_other' | 'name_passes_for_ours';

/** The problems of one link as it is typed, by field. The schemas use error codes as messages. */
export function checkLink(link: HostLink): Problems<keyof HostLink, LinkCode> {
  const address = ActionAddress.safeParse(link.address).error?.issues[0]?.message as LinkCode | undefined;
  const label = ActionLabel.safeParse(link.label).error?.issues[0]?.message as LinkCode | undefined;
  const problems = { ...(address ? { address: { code: address } } : {}), ...(label ? { label: { code: label } } : {}) };
  if (address ?? label) return problems;
  if (actsOnOpening(link.address)) return { address: { code: 'link_invalid' } };
  return namesOtherSite(link) ? { label: { code: 'link_names_other' } } : {};
}

/** The first problem of all links of a party, as they are saved. */
export function checkLinks(links: readonly HostLink[]): Problems<'actions', LinkCode> {
  const [problem] = links.flatMap((link) => Object.values(checkLink(link)));
  return problem ? { actions: problem } : {};
}

/**
 * A deadline needs its day, and no day is after that of the party (rules: deadline-needs-day, reply-by-date). A day
 * that was `kept` like this is not checked again.
 */
export function checkDeadline(
  { rsvpDeadlineEnabled, suDate }: { rsvpDeadlineEnabled: boolean; suDate: string | null },
  kept: string | null,
  party: PartyDate,
): Problems<'suDate', 'required' | 'reply_by_late'> {
  if (suDate === null) return rsvpDeadlineEnabled ? { suDate: { code: 'required' } } : {};
  return suDate === kept ? {} : checkReplyBy(suDate, party);
}

/** A host and a port, which look like a protocol and what follows it. */
const HOST_AND_PORT = /^(?:[^\s/:?#]+\.[^\s/:?#]+|localhost):\d{1,5}(?=[/?#]|$)/i;

/** A link as it was typed: `https://` is added when it is missing (rule: party-actions). */
export function typedAddress(text: string): string {
  const trimmed = text.trim();
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !HOST_AND_PORT.test(trimmed);
  return trimmed === '' || hasProtocol ? trimmed : `https://${trimmed}`;
}

/** Photos can open at a later time only; an unchanged time may have passed (rule: photo-open-later). */
export function checkPhotosDate(
  date: string | null | undefined,
  kept: string | null,
  now: Date,
): Problems<'photosEnabledDate', 'date_in_past'> {
  if (!date || (kept !== null && Date.parse(kept) === Date.parse(date))) return {};
  return Date.parse(date) <= now.getTime() ? { photosEnabledDate: { code: 'date_in_past' } } : {};
}
