import { describe, expect, it } from '@jest/globals';
import { firstTemplate } from './first-template';
import { renewedSubject, renewedText, tellingOf } from './ready-subjects';

it.each([
  ['Invitation: Emma 30', 'Invitation: Emma 31'],
  ['Nyt sted: Emma 30', 'Nyt sted: Emma 31'],
  ['Please reply: Emma 30', 'Please reply: Emma 31'],
])('renews a subject that is as it was made: %s', (subject, renewed) => {
  expect(renewedSubject(subject, 'Emma 30', 'Emma 31')).toBe(renewed);
});

it.each(['Kom til Emma 30', 'Invitation: Emma 30!', 'Invitation: Emma'])(
  'leaves a subject that a host has written: %s',
  (subject) => {
    expect(renewedSubject(subject, 'Emma 30', 'Emma 31')).toBeNull();
  },
);

it.each([
  ['Ny tid eller nyt sted: Emma 30', 'changed'],
  ['Cancelled: Emma 30', 'cancelled'],
  ['Tak for festen: Emma 30', 'thanks'],
  ['Invitation: Emma 30', undefined],
  ['Cancelled: Emma 31', undefined],
  ['Kom kl. 15', undefined],
])('knows a ready message by its subject in either language: %s', (subject, telling) => {
  expect(tellingOf(subject, 'Emma 30')).toBe(telling);
});

const before = { title: 'Emma 30', date: '2027-06-12T16:00:00Z', zone: 'Europe/Copenhagen' };
const renamed = { ...before, title: 'Emma $& 31' };

describe.each(['da', 'en'] as const)('the text message of the first template, in %s', (language) => {
  const textOf = (occasion: typeof before, host = 'Karen') =>
    firstTemplate(language, { ...occasion, type: 'party' }, host).text;

  it.each([
    ['title', renamed],
    ['hour', { ...before, date: '2027-06-12T12:30:00Z' }],
    ['day', { ...before, date: '2027-06-19T16:00:00Z' }],
    ['zone, where that makes it another day', { ...before, zone: 'Pacific/Auckland' }],
    ['title and the day', { ...renamed, date: '2028-01-01T16:00:00Z' }],
  ])('follows the %s, whoever invites', (_, after) => {
    expect(textOf(after)).not.toBe(textOf(before));
    expect(renewedText(textOf(before), before, after)).toBe(textOf(after));
    expect(renewedText(textOf(before, 'Bo'), before, after)).toBe(textOf(after, 'Bo'));
  });

  it('stays as it is when the party begins at another hour of the same day and the text does not name it', () => {
    const long = { ...before, title: 'Sølvbryllup i forsamlingshuset i Nr. Nebel' };
    expect(textOf(long, 'Bo')).toMatch(/(juni|June)\. /);
    expect(renewedText(textOf(long, 'Bo'), long, { ...long, date: '2027-06-12T12:00:00Z' })).toBeNull();
    expect(renewedText(textOf(long, 'Bo'), long, { ...long, date: '2027-06-19T12:00:00Z' })).toMatch(/19/);
  });
});

it('renews the line of a text message of an earlier version, which named the title alone', () => {
  const textOf = (title: string) => `Kære ((name))\nDu er inviteret: ${title}\nSe det hele, og svar her: ((link))`;
  expect(renewedText(textOf('Emma 30'), before, renamed)).toBe(textOf('Emma $& 31'));
});

it('renews the line of a text message of a version before that, which was the subject', () =>
  expect(renewedText('Kære ((name))\nInvitation: Emma 30\n((link))', before, renamed)).toBe(
    'Kære ((name))\nInvitation: Emma $& 31\n((link))',
  ));

it.each(['Kom til Emma 30 ((link))', 'Invitation: Emma 30! ((link))', 'Emma 30, lørdag den 12. juni ((link))'])(
  'leaves a text message that a host has written: %s',
  (text) => expect(renewedText(text, before, renamed)).toBeNull(),
);
