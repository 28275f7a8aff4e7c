import { describe, expect, it } from '@jest/globals';
import { inScheme, isSame, isUnsaved, newDraft, removesName, valuesOf } from './model';

describe('the rule about the name placeholder', () => {
  const named = { name: 'Party', email: '<p>Dear ((name))</p>' };
  it('asks when the name placeholder is removed', () =>
    expect(removesName(named, { ...named, email: '<p>Hi</p>' })).toBe(true));
  it('does not ask when the placeholder stays, moves to the subject, or was never there', () => {
    expect(removesName(named, { ...named, email: '<p>((name))!</p>' })).toBe(false);
    expect(removesName(named, { name: '((name)), come', email: '<p>Hi</p>' })).toBe(false);
    expect(removesName({ name: 'Party', email: '' }, { name: 'Party', email: '<p>Hi</p>' })).toBe(false);
  });
});

it('treats a template as unsaved while its id begins with new-', () => {
  const draft = newDraft('message', '0a1b2c3d', '<p>Dear ((name))</p>');
  expect(draft).toMatchObject({ id: 'new-0a1b2c3d', type: 'message' });
  expect(isUnsaved(draft.id)).toBe(true);
  expect(isUnsaved('0'.repeat(24))).toBe(false);
});

it('treats two texts as the same when subject and body are the same', () => {
  const values = { name: 'Hi', email: '<p>x</p>' };
  expect(isSame(values, { ...values })).toBe(true);
  expect(isSame(values, { ...values, email: '' })).toBe(false);
  expect(isSame(valuesOf({}), { name: '', email: '' })).toBe(true);
});

it('shows a mail in light or dark mode, whatever mode the screen uses', () => {
  const html = '<style>@media (prefers-color-scheme:dark){.paper{color:red}}</style>';
  expect(inScheme(html, 'dark')).toContain('@media all{');
  expect(inScheme(html, 'light')).toContain('@media not all{');
});
