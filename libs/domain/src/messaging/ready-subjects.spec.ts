import { expect, it } from '@jest/globals';
import { firstTemplate } from './first-template';
import { renewedSubject, renewedText } from './ready-subjects';

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

it.each(['da', 'en'] as const)('renews the line of a text message that names the party, in %s', (language) => {
  const textOf = (title: string) => firstTemplate(language, { title, type: 'party' }, 'Karen').text;
  expect(textOf('Emma 30')).toContain('Emma 30');
  expect(renewedText(textOf('Emma 30'), 'Emma 30', 'Emma $& 31')).toBe(textOf('Emma $& 31'));
});

it('renews the line of a text message of an earlier version, which was the subject', () =>
  expect(renewedText('Kære ((name))\nInvitation: Emma 30\n((link))', 'Emma 30', 'Emma 31')).toBe(
    'Kære ((name))\nInvitation: Emma 31\n((link))',
  ));

it.each(['Kom til Emma 30 ((link))', 'Invitation: Emma 30! ((link))'])(
  'leaves a text message that a host has written: %s',
  (text) => expect(renewedText(text, 'Emma 30', 'Emma 31')).toBeNull(),
);
