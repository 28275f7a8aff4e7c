import type { Language } from '@festlig/contracts/define';
import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { says } from '../party/inviting';
import { escapeHtml } from './html-text';
import { mailTexts } from './mail-texts';
import { startDayText, startHourText } from './moment-text';
import { readyTemplate, type TemplateText } from './ready-template';
import { segmentsOf, textBody } from './text-body';

/** What the first words say of a party. `date` is ISO 8601 UTC. */
export interface Occasion {
  title: string;
  date: string;
  zone: string;
}
type Invited = Occasion & { type: PartyType };

/** A guest and a link as long as those of most guests. */
const ORDINARY = { name: 'Anne-Mette', link: 'https://festlig.example/Feststar?cid=Qw3rty12' };

/** A title with a comma behind it, unless it ends with a sign. */
const closed = (title: string): string => (/[\p{L}\p{N}]$/u.test(title) ? `${title},` : title);

/** To what a guest is invited, and when, as a text message says it: with the hour, and without it. */
export const occasionTexts = (language: Language, { title, date, zone }: Occasion): readonly [string, string] => [
  `${closed(title)} ${startHourText(date, zone, language)}`,
  `${closed(title)} ${startDayText(date, zone, language)}`,
];

/**
 * Who invites to what and when, in one part of a text message as long as the title and the names are of ordinary length. Of the same
 * words those with the hour come first. A text comes from a sender that the guest does not know, so it names the host also where the
 * title has the first name (rules: first-template, text-says-who).
 */
function textOf(language: Language, occasion: Occasion, hostName: string): string {
  const host = says(occasion.title, hostName) ? null : hostName;
  const [hour, day] = occasionTexts(language, occasion);
  const all = mailTexts[language].texts(host, hour);
  const shorter = mailTexts[language].texts(host, day);
  const texts = all.flatMap((text, at) => [text, shorter[at] ?? text]);
  return texts.find((text) => segmentsOf(textBody(text, ORDINARY)).count === 1) ?? all[0];
}

/** The invitation template of a new party, in the party's language and with a wish for its occasion (rule: first-template). */
export function firstTemplate(language: Language, { type, ...occasion }: Invited, hostName: string): TemplateText {
  const { subject, paragraphs, wishes } = mailTexts[language];
  const words = paragraphs(escapeHtml(hostName), wishes[type] ?? wishes.other);
  return readyTemplate(subject(occasion.title), words, textOf(language, occasion, hostName));
}

/** That of each type of party: the party may have had another one when its template was made. */
export const firstTemplates = (language: Language, occasion: Occasion, hostName: string): TemplateText[] =>
  PARTY_TYPES.map((type) => firstTemplate(language, { ...occasion, type }, hostName));
