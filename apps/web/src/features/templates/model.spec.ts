import { describe, expect, it } from '@jest/globals';
import {
  firstWords,
  inScheme,
  isSame,
  isUnsaved,
  newDraft,
  partToShow,
  removesName,
  valuesOf,
  readyOf,
  tellingDraft,
} from './model';

describe('the rule about the name placeholder', () => {
  const named = { name: 'Party', email: '<p>Dear ((name))</p>', text: 'Dear ((name))' };
  it('asks when the name placeholder is removed from the mail, the text message or both', () => {
    expect(removesName(named, { ...named, email: '<p>Hi</p>' })).toBe('mail');
    expect(removesName(named, { ...named, text: 'Hi' })).toBe('text');
    expect(removesName(named, { ...named, email: '<p>Hi</p>', text: 'Hi' })).toBe('both');
  });
  it('does not ask when the placeholder stays, moves to the subject, or was never there', () => {
    expect(removesName(named, { ...named, email: '<p>((name))!</p>', text: '((name))!' })).toBeUndefined();
    expect(removesName(named, { ...named, name: '((name)), come', email: '<p>Hi</p>' })).toBeUndefined();
    const without = { name: 'Party', email: '', text: '' };
    expect(removesName(without, { name: 'Party', email: '<p>Hi</p>', text: 'Hi' })).toBeUndefined();
  });
  it('does not ask when the whole text message is removed', () =>
    expect(removesName(named, { ...named, text: ' ' })).toBeUndefined());
});

describe('the part that is shown after a failed save', () => {
  it('is the one with the error', () => {
    expect(partToShow({ text: 'too long' }, 'mail')).toBe('text');
    expect(partToShow({ name: 'too short' }, 'text')).toBe('mail');
  });
  it('stays when it has an error itself, or when there is none', () => {
    expect(partToShow({ email: 'required', text: 'too long' }, 'text')).toBeUndefined();
    expect(partToShow({}, 'mail')).toBeUndefined();
  });
});

it('treats a template as unsaved while its id begins with new-', () => {
  const draft = newDraft('message', '0a1b2c3d', '<p>Dear ((name))</p>');
  expect(draft).toMatchObject({ id: 'new-0a1b2c3d', type: 'message' });
  expect(isUnsaved(draft.id)).toBe(true);
  expect(isUnsaved('0'.repeat(24))).toBe(false);
});

it('treats two templates as the same when subject, mail and text message are the same', () => {
  const values = { name: 'Hi', email: '<p>x</p>', text: 'x' };
  expect(isSame(values, { ...values })).toBe(true);
  expect(isSame(values, { ...values, email: '' })).toBe(false);
  expect(isSame(values, { ...values, text: '' })).toBe(false);
  expect(isSame(valuesOf({}), { name: '', email: '', text: '' })).toBe(true);
});

it('shows a mail in light or dark mode, whatever mode the screen uses', () => {
  const html = '<style>@media (prefers-color-scheme:dark){.paper{color:red}}</style>';
  expect(inScheme(html, 'dark')).toContain('@media all{');
  expect(inScheme(html, 'light')).toContain('@media not all{');
});

it.each([
  ['after a greeting without a mark at its end', '<p>Dear ((name))</p><p>See it:</p>', 'Dear ((name)) – See it:'],
  ['not after a comma', '<p>Dear ((name)),</p><p>See it:</p>', 'Dear ((name)), See it:'],
  ['not where there is nothing more', '<p>Dear ((name))</p>', 'Dear ((name))'],
  ['not inside a paragraph', 'Do <b>come</b><p>See it</p>', 'Do come See it'],
])('writes the first words of a mail in one line, with a dash %s (rule: send-asks)', (_, html, words) => {
  expect(firstWords(html)).toBe(words);
});

describe('templates with ready words (rules: reminder-offered, telling-offered)', () => {
  it('are named by the address, and nothing else is', () => {
    const kinds = ['photos', 'reminder', 'changed', 'newTime', 'newPlace', 'cancelled', 'held'];
    expect(kinds.map(readyOf)).toEqual(kinds);
    expect(readyOf('other')).toBeUndefined();
    expect(readyOf(null)).toBeUndefined();
  });

  it('ask for the answer again only as a reminder', () => {
    const words = { name: 'Please reply', email: '', text: '' };
    expect(tellingDraft('1', 'reminder', words)).toMatchObject({ type: 'message', leadsTo: 'reply', id: 'new-1' });
    for (const telling of ['changed', 'newTime', 'newPlace', 'cancelled', 'held'] as const)
      expect(tellingDraft('1', telling, words)).toMatchObject({ type: 'message', leadsTo: 'invitation' });
  });
});
