import { z } from 'zod';
import { speaksForUs } from '../identity/names-us';
import { hostHtml, Instant, ObjectIdString, oneLine, optionalText, PartyRef, tidyLine } from '../define';

/** A message is not an invitation: its recipients do not count as invited (rule: message-invites-nobody). */
export const TemplateType = z.enum(['invitation', 'message']);
export type TemplateType = z.output<typeof TemplateType>;

/**
 * Where the button and ((link)) lead: to the guest's invitation, to its reply, for which the mail asks, or to the photos over
 * the invitation. It belongs to a template for good, as its type does (rule: mail-leads-to).
 */
export const LeadsTo = z.enum(['invitation', 'reply', 'photos']);
export type LeadsTo = z.output<typeof LeadsTo>;

/** The id that the web app gives a template before it is saved (rule: template-unsaved). */
export const UnsavedTemplateId = z.string().regex(/^new-[0-9a-f]{8,40}$/, 'invalid');

/**
 * `name` is the mail's subject; `email` is HTML and `text` is plain, both with ((name)) and ((link)). Without a `text`
 * no texts are sent with the template (rules: template-fields, mail-placeholders).
 */
export const MessageTemplate = z.object({
  id: ObjectIdString,
  name: z.string(),
  type: TemplateType,
  leadsTo: LeadsTo.default('invitation'),
  email: z.string(),
  text: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/** The most characters of a subject. */
export const SUBJECT_MAX = 200;
/** At least two characters, and not in the product's name (rules: template-subject, text-not-from-us). */
export const Subject = oneLine(SUBJECT_MAX)
  .min(2, 'subject_too_short')
  .refine((subject) => !speaksForUs(subject), 'name_passes_for_ours');
/** Most characters of a mail's HTML, as written and as stored. */
export const MAIL_TEXT_MAX = 100_000;
/**
 * Most ((name)) and ((link)) in a mail's text. Each is replaced by a guest's value, which can be much longer (rule:
 * placeholders-bounded).
 */
export const PLACEHOLDERS_MAX = 100;
export const MailBody = hostHtml(MAIL_TEXT_MAX);

/** Most characters of a text message as written, and the room for the link that is appended when it is missing (rule: text-length). */
export const [TEXT_MAX, TEXT_LINK_ROOM] = [580, 13];
/** Most ((name)) and ((link)) in a text message (rule: placeholders-bounded). */
export const TEXT_PLACEHOLDERS_MAX = 10;
/** More than the spaces and the characters without width of a text that is not too long. */
const TEXT_AS_TYPED_MAX = 2 * TEXT_MAX;

/** A text message as it is stored: lines without surrounding spaces and without characters that nobody types or sees. */
export const tidyText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .trim();

/** `checkText` of the domain says what else is refused. */
export const MessageText = optionalText(TEXT_AS_TYPED_MAX).overwrite(tidyText).max(TEXT_MAX, 'too_long');

export const templateRef = z.object({ partyId: PartyRef, templateId: ObjectIdString });
