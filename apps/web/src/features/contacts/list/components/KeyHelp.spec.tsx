import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import { KeyHelp } from './KeyHelp';

beforeEach(async () => {
  await renderRoute(
    <>
      <KeyHelp />
      <input type="checkbox" aria-label="a guest" />
      <input aria-label="search" />
    </>,
    '/en/emma/contacts',
  );
});
const find = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('opens by its button, says which keys select guests, and closes by Escape (rule: contact-selection)', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = await find();
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toContain('Ctrl + A');
  expect(dialog.textContent).toContain('Select several in a row');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await closed();
});

it('opens by "?" on the page and on the box of a guest', async () => {
  for (const place of [document.body, screen.getByLabelText('a guest')]) {
    fireEvent.keyDown(place, { key: '?', shiftKey: true });
    const dialog = await find();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    expect(dialog.isConnected).toBe(false);
  }
});

it('leaves "?" to a field in which it is typed, and to shortcuts of the browser', () => {
  expect(fireEvent.keyDown(screen.getByLabelText('search'), { key: '?', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '?', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
