import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import PrivacyRoute from './PrivacyRoute';
import TermsRoute from './TermsRoute';

it.each([
  ['Your details', <PrivacyRoute />],
  ['Terms of use', <TermsRoute />],
])('%s ends with the configured contact address', async (title, route) => {
  fakeServer({ 'GET /api/help': () => ({ email: 'help@festlig.example' }) });
  await renderRoute(route);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: 'help@festlig.example' });
  expect(mail.href).toBe('mailto:help@festlig.example');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.length).toBeGreaterThan(5);
  expect(headings.at(-1)?.textContent).toBe('Write to us');
});

it('links to the help form while the contact address is not known', async () => {
  fakeServer({});
  await renderRoute(<PrivacyRoute />);
  expect(screen.getByRole('link', { name: 'the help form' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
});
