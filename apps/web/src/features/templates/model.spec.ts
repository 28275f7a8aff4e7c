import { describe, expect, it } from '@jest/globals';
import { inScheme, isSame, isUnsaved, newDraft, removesName, valuesOf } from './model';

describe('the placeholders rule', () => {
  const named = { name: 'Party', email: '<p>Dear ((name))</p>' };
  it('asks when the name goes', () => expect(removesName(named, { ...named, email: '<p>Hi</p>' })).toBe(true));
  it('does not ask when it stays, moves to the subject, or never was there', () => {
    expect(removesName(named, { ...named, email: '<p>((name))!</p>' })).toBe(false);
    expect(removesName(named, { name: '((name)), come', email: '<p>Hi</p>' })).toBe(false);
    expect(removesName({ name: 'Party', email: '' }, { name: 'Party', email: '<p>Hi</p>' })).toBe(false);
  });
});

it('is unsaved while its id begins with new-', () => {
  const draft = newDraft('message', '0a1b2c3d', '<p>Dear ((name))</p>');
  expect(draft).toMatchObject({ id: 'new-0a1b2c3d', type: 'message' });
  expect(isUnsaved(draft.id)).toBe(true);
  expect(isUnsaved('0'.repeat(24))).toBe(false);
});

it('is the same when both texts are', () => {
  const values = { name: 'Hi', email: '<p>x</p>' };
  expect(isSame(values, { ...values })).toBe(true);
  expect(isSame(values, { ...values, email: '' })).toBe(false);
  expect(isSame(valuesOf({}), { name: '', email: '' })).toBe(true);
});

it('is shown light or dark, whatever the screen is', () => {
  const html = '<style>@media (prefers-color-scheme:dark){.paper{color:red}}</style>';
  expect(inScheme(html, 'dark')).toContain('@media all{');
  expect(inScheme(html, 'light')).toContain('@media not all{');
});
