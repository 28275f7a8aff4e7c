import { expect, it } from '@jest/globals';
import { renewedSubject } from './ready-subjects';

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
