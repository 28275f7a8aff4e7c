import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../api/api';
import { hostLanguage, keepAddressLanguage } from '../i18n/address-language';
import { addTestLanguage, testLanguage } from '../i18n/testing';
import { NotFound } from '../components/NotFound';
import EditorOnly from './EditorOnly';
import { UserOnly } from './UserOnly';

const person = aUser({ name: 'Emma', email: 'e@example.dk' });
const fest = aParty({
  id: 'b'.repeat(24),
  sid: 'abcdEFGH',
  type: 'party',
  title: 'Fest',
  body: '',
  description: '',
  date: '2027-06-20T16:00:00Z',
  location: { address: '', latitude: null, longitude: null },
});

/** Shows the current address in place of the pages. */
const Where = () => {
  const { pathname, search, state } = useLocation();
  const { asked } = (state ?? {}) as { asked?: string };
  return <p>at {pathname + search + (asked ? `, asked for ${asked}` : '')}</p>;
};

function visit(
  path: string,
  { user, party, status = 404 }: { user: object | null; party: object | null; status?: number },
) {
  const answer = (status: number, body: unknown) =>
    ({ ok: status < 400, status, headers: new Map(), text: async () => JSON.stringify(body) }) as unknown as Response;
  global.fetch = jest.fn<typeof fetch>(async (url) => {
    if (String(url) === '/api/initial') return answer(200, { user, language: 'da', flags: {}, providerKeys: {} });
    if (party) return answer(200, party);
    return answer(status, { errors: { root: { code: 'not_found' } }, message: 'x' });
  });
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<UserOnly />}>
            <Route path="/da/parties" element={<Where />} />
          </Route>
          <Route path="/:idOrSlug" element={<Where />} />
          <Route path="/:idOrSlug" element={<EditorOnly />}>
            <Route path="contacts" element={<Where />} />
          </Route>
          <Route path="/:idOrSlug" element={<EditorOnly isPage={false} />}>
            <Route path="*" element={<NotFound ofParty />} />
          </Route>
          <Route path="/da/*" element={<Where />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

beforeAll(() => testLanguage('da'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a host’s page of a party', () => {
  it.each([{ isOwner: true }, { isCohost: true }])('is shown to a host: %j', async (role) => {
    visit('/fest/contacts?page=2', { user: person, party: { ...fest, ...role } });
    await screen.findByText('at /fest/contacts?page=2');
  });

  it('stays in the language of the page the host came from (rule: language-carried-over)', async () => {
    await addTestLanguage('en');
    keepAddressLanguage('en');
    visit('/fest/contacts', { user: aUser({ language: 'da' }), party: { ...fest, isOwner: true } });
    await screen.findByText('at /fest/contacts');
    await waitFor(() => expect(i18next.language).toBe('en'));
    await testLanguage('da');
  });

  it('redirects a visitor to the public page, which is told the page asked for (rule: host-pages-offer-log-in)', async () => {
    visit('/fest/contacts?page=2', { user: null, party: fest });
    await screen.findByText('at /fest, asked for /fest/contacts?page=2');
  });

  it('redirects a user who cannot edit the party to the public page', async () => {
    visit('/fest/contacts?page=2&cid=guest123', { user: person, party: fest });
    await screen.findByText('at /fest?cid=guest123');
  });

  it.each([404, 422])('shows “not found” when the party does not exist (%i)', async (status) => {
    visit('/fest/contacts', { user: person, party: null, status });
    await screen.findByText('Vi kan ikke finde siden');
  });
});

describe('an address below a party that has no page', () => {
  it.each([null, person])(
    'redirects anybody but its hosts to the invitation, and keeps the guest’s keys (%#)',
    async (user) => {
      visit('/fest/nothing/at/all?x=1&cid=guest123&rid=abc', { user, party: fest });
      await screen.findByText('at /fest?cid=guest123&rid=abc');
    },
  );

  it('shows a host “not found” with a link to the invitation', async () => {
    visit('/fest/nothing', { user: person, party: { ...fest, isCohost: true } });
    await screen.findByText('Vi kan ikke finde siden');
    expect(screen.getByRole('link', { name: 'Til invitationen' }).getAttribute('href')).toBe('/fest');
    expect(screen.queryByText(/^Er du inviteret/)).toBeNull();
  });

  it('shows “not found” when the party does not exist, to visitors too', async () => {
    visit('/fest/nothing', { user: null, party: null });
    await screen.findByText('Vi kan ikke finde siden');
    expect(screen.getByRole('link', { name: 'Til forsiden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mine fester' }).getAttribute('href')).toBe('/da/parties');
    expect(screen.getByRole('link', { name: 'Få hjælp' }).getAttribute('href')).toBe('/da/help');
    expect(screen.getByText(/^Er du inviteret\? Find mailen/)).toBeTruthy();
  });
});

describe('a user’s page', () => {
  it('is shown to a logged-in user', async () => {
    visit('/da/parties', { user: person, party: null });
    await screen.findByText('at /da/parties');
    // The parties of its list are opened in its language (rule: language-carried-over).
    await waitFor(() => expect(hostLanguage('en')).toBe('da'));
  });

  it('sends a visitor to log in', async () => {
    visit('/da/parties', { user: null, party: null });
    await screen.findByText('at /da/login?return=%2Fda%2Fparties');
    expect(hostLanguage('en')).toBe('en');
  });
});
