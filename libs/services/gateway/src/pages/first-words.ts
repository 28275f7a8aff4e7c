import type { Party } from '@festlig/contracts/party';
import { escapeHtml, htmlToText } from '@festlig/domain/messaging/html-text';
import { spanText } from '@festlig/domain/messaging/moment-text';
import { mailTexts } from '@festlig/domain/messaging/mail-texts';
import { programmeLines } from '@festlig/domain/messaging/programme-lines';
import { inviting, invitingAbove } from '@festlig/domain/party/inviting';
import { tellsPlaces } from '@festlig/domain/party/programme';
import { lookOf } from '@festlig/domain/web/look';
import { titleFontOf, wordSpaceOf } from '@festlig/domain/web/typefaces';

/**
 * Milliseconds until the text is shown. Nearly always the invitation itself is rendered before, and nothing
 * flickers.
 */
const PATIENCE = 1500;

/** The fonts and colours of invitations (apps/web, lib/fonts and its theme; rule: typeface-of-picture). */
const styleOf = (party: Party): string => {
  const { typeface } = lookOf(party);
  return [
    'body{margin:0}',
    '#first-words{max-width:552px;margin:0 auto;padding:96px 24px;text-align:center;overflow-wrap:anywhere;color:var(--ink);',
    'font:1.125rem/1.65 "Figtree Variable","Figtree by Arial",system-ui,sans-serif;',
    `animation:first-words 0s ${PATIENCE}ms both}`,
    '@keyframes first-words{from{visibility:hidden}to{visibility:visible}}',
    `#first-words h1{margin:0 0 24px;font:${titleFontOf(typeface, '2.75rem')};font-variant:lining-nums;word-spacing:${wordSpaceOf(typeface)}}`,
    '#first-words p{margin:0 0 16px;white-space:pre-line}',
  ].join('');
};

/** The host's own links (rule: party-actions). */
const linksOf = ({ actions }: Party): string => {
  const links = Object.entries(actions).map(
    ([address, label]) => `<a href="${escapeHtml(address)}" rel="noopener nofollow">${escapeHtml(label)}</a>`,
  );
  return links.length === 0 ? '' : `<p>${links.join('<br>')}</p>`;
};

/** Who invites, or that the guest is invited where the title says by whom (rules: host-named, invited-once). */
const invitedBy = (party: Party): string =>
  inviting(party) && !party.cancelled
    ? `<p>${escapeHtml(mailTexts[party.language].invited(invitingAbove(party)))}</p>`
    : '';

/**
 * Title, host, time, place and the host's text for the page's root element, which the app replaces. On a slow phone they
 * are shown seconds before the scripts have run, and a guest whose scripts never arrive still knows where to go
 * (rules: page-without-scripts, programme-places).
 */
export function firstWords(party: Party): string {
  const when = spanText(party.date, party.endDate, party.zone, party.language);
  const place = tellsPlaces(party) ? '' : party.location.address;
  const facts = [when, place, programmeLines(party).join('\n'), htmlToText(party.body)];
  const paragraphs = facts.filter((words) => words.trim() !== '').map((words) => `<p>${escapeHtml(words)}</p>`);
  return [
    `<style>${styleOf(party)}</style><main id="first-words" lang="${party.language}">`,
    `${invitedBy(party)}<h1>${escapeHtml(party.title)}</h1>${linksOf(party)}${paragraphs.join('')}</main>`,
  ].join('');
}
