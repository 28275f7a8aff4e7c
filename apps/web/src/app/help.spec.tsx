import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import { useHelpLink } from '../components/use-help-link';
import { HelpOverPage } from './HelpOverPage';

function APage() {
  return (
    <>
      <label>
        Typed <input />
      </label>
      <Link {...useHelpLink()}>Help</Link>
      <HelpOverPage />
    </>
  );
}

it('opens help over the current page, with an address of its own, and keeps the page as it was', async () => {
  fakeServer({ 'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }) });
  await renderRoute(<APage />, '/sofie40?cid=abc', '/:idOrSlug');
  const typed = screen.getByLabelText<HTMLInputElement>('Typed');
  fireEvent.change(typed, { target: { value: 'half a word' } });
  const link = screen.getByRole('link', { name: 'Help' });
  expect(link.getAttribute('href')).toBe('/en/help');
  await act(async () => void fireEvent.click(link));
  await screen.findByRole('dialog', { name: 'Help' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('half a word');
});
