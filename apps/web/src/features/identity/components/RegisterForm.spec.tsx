import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '../../../api/api';
import { hostLanguage, keepAddressLanguage } from '../../../i18n/address-language';
import { testLanguage } from '../../../i18n/testing';
import { RegisterForm } from './RegisterForm';

const fetched = jest.fn<typeof fetch>();
const done = jest.fn();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce({
    ok: status < 400,
    status,
    headers: new Map() as unknown as Headers,
    text: async () => JSON.stringify(body),
  } as Response);
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Opret konto' })));
const fillAll = () => {
  fill('Dit navn', 'Emma');
  fill('E-mail', 'emma@example.dk');
  fill('Adgangskode', 'langtkodeord');
  fireEvent.click(screen.getByLabelText(/Jeg accepterer/));
};

beforeAll(async () => {
  await testLanguage('da');
  global.fetch = fetched;
});
beforeEach(() => {
  fetched.mockReset();
  done.mockReset();
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  render(
    <Provider store={store}>
      <RegisterForm onDone={done} />
    </Provider>,
  );
});
afterEach(cleanup);

describe('signing up', () => {
  it('asks about a misspelt domain, which is corrected with one press (rule: misspelt-domain)', () => {
    fill('E-mail', 'emma@example.dk');
    expect(screen.queryByText(/^Mente du/)).toBeNull();
    fill('E-mail', 'emma@gmial.com');
    expect(screen.getByText(/^Mente du gmail\.com\?/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ja, ret det' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('emma@gmail.com');
  });

  it('sends nothing until every field is filled in', async () => {
    await send();
    expect(screen.getAllByText('Skal udfyldes.')).toHaveLength(3);
    expect(screen.getByText('Du skal acceptere betingelserne for at oprette en konto.')).toBeTruthy();
    expect(screen.getByLabelText('Dit navn').getAttribute('aria-invalid')).toBe('true');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('opens the terms in a new tab, so that nothing typed is lost', () => {
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
      ['betingelserne', '/da/terms', '_blank'],
      ['Sådan passer vi på dine oplysninger', '/da/privacy', '_blank'],
    ]);
  });

  it('declares that the terms are accepted, and nothing about how details are handled (rule: terms-accepted)', () => {
    expect(screen.getByRole('checkbox', { name: 'Jeg accepterer betingelserne' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /oplysninger/ })).toBeNull();
  });

  it('shows a taken address on its field, and accepts another; only then the tab has the language of this page', async () => {
    keepAddressLanguage('en');
    fillAll();
    answer({ errors: { email: { code: 'email_taken' } }, message: 'taken' }, 409);
    await send();
    await screen.findByText('Der er allerede en konto med den e-mail. Log ind i stedet.');
    expect(done).not.toHaveBeenCalled();
    expect(hostLanguage('da')).toBe('en');
    fill('E-mail', 'emma2@example.dk');
    const user = { id: 'a'.repeat(24), name: 'Emma', email: 'emma2@example.dk', email_verified: false, phone: null };
    const settings = { phone_verified: false, marketingConsent: false, muteRsvps: false, muteRsvpMessages: false };
    answer({ user: { ...user, ...settings, language: 'da' } });
    await send();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({
      email: 'emma2@example.dk',
      accept_terms: true,
      language: 'da',
    });
    // The pages of the new user's party (rule: language-carried-over).
    expect(hostLanguage('en')).toBe('da');
  });

  it('says on leaving the field that a password is easy to guess, and sends nothing (rule: password-not-guessable)', async () => {
    fillAll();
    const easy = () => screen.queryByText(/Adgangskoden er for nem at gætte/);
    const leave = (password: string) => {
      fireEvent.focus(screen.getByLabelText('Adgangskode'));
      fill('Adgangskode', password);
      fireEvent.blur(screen.getByLabelText('Adgangskode'));
    };
    expect(easy()).toBeNull();
    leave('emma@example.dk');
    expect(easy()).toBeTruthy();
    await send();
    expect(fetched).not.toHaveBeenCalled();
    leave('kanelsnegl til Emma');
    expect(easy()).toBeNull();
  });

  it('says above the form that there is no network', async () => {
    fillAll();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Tjek dit net');
  });
});
