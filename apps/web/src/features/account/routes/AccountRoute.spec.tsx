import { describe, expect, it, jest } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { rememberedLanguage } from '../../../i18n/language';
import { testLanguage } from '../../../i18n/testing';
import AccountRoute from './AccountRoute';

const user = aUser({ name: 'Karen Holm', email: 'karen@x.example', language: 'en', muteRsvpMessages: true });
const show = async (answer: Answer = ({ body }) => ({ ...user, ...(body as object) })) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/account/sessions': () => ({ items: [] }),
    'PATCH /api/user': answer,
  });
  const load = jest.fn<(path: string) => void>();
  await renderRoute(<AccountRoute load={load} />, '/en/account');
  await screen.findByLabelText('Your name');
  return { load, saved: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body) };
};
const notice = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('the account form', () => {
  it('shows which mails are sent, and saves what was changed', async () => {
    const { saved } = await show();
    expect(notice('New replies').checked).toBe(true);
    expect(notice('Messages from guests').checked).toBe(false);
    fireEvent.click(notice('New replies'));
    fireEvent.click(notice('Messages from guests'));
    fireEvent.click(save());
    await screen.findByText('Your details have been saved');
    expect(saved()).toEqual([
      {
        name: 'Karen Holm',
        phone: '',
        language: 'en',
        marketingConsent: false,
        muteRsvps: true,
        muteRsvpMessages: false,
      },
    ]);
  });

  it('loads the page anew, in the language that was chosen, and not otherwise (rule: language-reload)', async () => {
    const { load } = await show();
    fireEvent.click(notice('New replies'));
    fireEvent.click(save());
    await screen.findByText('Your details have been saved');
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Dansk' }));
    fireEvent.click(save());
    await waitFor(() => expect(load).toHaveBeenCalledWith('/da/account'));
    expect(rememberedLanguage()).toBe('da');
    // The page that is loaded says that it was saved, once.
    cleanup();
    await show();
    expect(await screen.findByText('Your details have been saved')).toBeTruthy();
    cleanup();
    await show();
    expect(screen.queryByText('Your details have been saved')).toBeNull();
  });

  it('refuses a blank name without sending it', async () => {
    const { saved } = await show();
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' ' } });
    fireEvent.click(save());
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('refuses a name that contains an address at once, without sending it', async () => {
    const { saved } = await show();
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Karen www.prize.example' } });
    fireEvent.click(save());
    expect(await screen.findByText(/Write the name without an e-mail address or a link/)).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    await show(() => failure(503, { root: { code: 'unavailable' } }));
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Karen Ek' } });
    fireEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Karen Ek');
  });
});

describe('the phone number', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
  const enter = (phone: string) => {
    fireEvent.change(field(), { target: { value: phone } });
    fireEvent.click(save());
  };

  it('is refused at once without a plus, and with one when it is no number', async () => {
    const { saved } = await show();
    enter('20 12 34 56');
    expect(await screen.findByText(/Start the number with \+ and the country code/)).toBeTruthy();
    enter('+45 20 12');
    expect(await screen.findByText('That does not look like a phone number.')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('is a Danish one without a plus in Danish, and refused when it is none (rule: account-phone)', async () => {
    const received = fakeServer({
      'GET /api/initial': () => ({ user: { ...user, language: 'da' }, language: 'da', flags: {}, providerKeys: {} }),
      'GET /api/account/sessions': () => ({ items: [] }),
      'PATCH /api/user': ({ body }) => ({ ...user, ...(body as object), language: 'da' }),
    });
    await renderRoute(<AccountRoute />, '/da/account');
    const type = (phone: string) => {
      fireEvent.change(screen.getByLabelText('Mobilnummer'), { target: { value: phone } });
      fireEvent.click(screen.getByRole('button', { name: 'Gem' }));
    };
    await act(() => testLanguage('da'));
    await screen.findByLabelText('Mobilnummer');
    type('2030');
    expect(await screen.findByText(/Et dansk nummer har 8 cifre/)).toBeTruthy();
    const saved = () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(saved()).toEqual([]);
    type('20304099');
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ phone: '+4520304099' })]));
  });

  it('is shown as it was saved, and says that it is not verified', async () => {
    let now = user;
    const received = fakeServer({
      'GET /api/initial': () => ({ user: now, language: 'en', flags: {}, providerKeys: {} }),
      'GET /api/account/sessions': () => ({ items: [] }),
      'PATCH /api/user': ({ body }) => (now = { ...now, ...(body as object), phone: '+4520123456' }),
    });
    await renderRoute(<AccountRoute />, '/en/account');
    await screen.findByLabelText('Your name');
    expect(screen.queryByText('Your phone number is not verified.')).toBeNull();
    enter('+4520123456');
    expect(await screen.findByText('Your phone number is not verified.')).toBeTruthy();
    expect(field().value).toBe('+45 20 12 34 56');
    expect(received.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ phone: '+4520123456' });
  });
});

describe('changing the address', () => {
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));

  it('requires the password; shows a refusal and keeps what was typed', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Change e-mail …' }));
    await screen.findByRole('dialog', { name: 'Change e-mail' });
    const email = 'karen@ek.example';
    fill('New e-mail', email);
    submit();
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    fill('Your password', 'the old one');
    fakeServer({ 'POST /api/account/change-email': () => failure(409, { email: { code: 'email_taken' } }) });
    submit();
    expect(await screen.findByText(/There is already an account with that e-mail/)).toBeTruthy();
    // The old address counts until the new one is confirmed.
    const received = fakeServer({ 'POST /api/account/change-email': () => user });
    submit();
    expect(await screen.findByText(`We have sent a link to ${email}`)).toBeTruthy();
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({ email, currentPassword: 'the old one' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('changing the password', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const current = () => screen.queryByLabelText<HTMLInputElement>('Current password');
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const change = (password: string, repeated = password) => {
    type('New password', password);
    type('Repeat new password', repeated);
    submit();
  };
  const required = { currentPassword: { code: 'current_password_required' } };
  /** A server that requires the current password, and refuses a wrong one. */
  const serve = () =>
    fakeServer({
      'POST /api/account/change-password': ({ body }) => {
        const { currentPassword = '' } = body as { currentPassword?: string };
        if (currentPassword === '') return failure(422, required);
        if (currentPassword !== 'the old one')
          return failure(422, { currentPassword: { code: 'current_password_wrong' } });
        return { user };
      },
    });

  it('asks for the current password when the server requires it, and then changes the password', async () => {
    await show();
    const received = serve();
    expect(current()).toBeNull();
    change('the new one');
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(current()));
    type('Current password', 'the old one');
    submit();
    await waitFor(() => expect(field('New password').value).toBe(''));
    expect(received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { password: 'the new one', password2: 'the new one' },
      { currentPassword: 'the old one', password: 'the new one', password2: 'the new one' },
    ]);
    expect(await screen.findByText('Your new password has been saved')).toBeTruthy();
    expect(current()).toBeNull();
  });

  it('sets a password without the current one when the server requires none', async () => {
    await show();
    fakeServer({ 'POST /api/account/change-password': () => ({ user }) });
    change('the new one');
    expect(await screen.findByText('Your new password has been saved')).toBeTruthy();
    expect(current()).toBeNull();
  });

  it('refuses the owner’s own address before anything is sent (rule: password-not-guessable)', async () => {
    await show();
    const received = serve();
    change(user.email);
    expect(await screen.findByText(/^That password is too easy to guess/)).toBeTruthy();
    expect(received).toEqual([]);
  });

  it('shows which field is wrong, and keeps what was typed', async () => {
    await show();
    const received = serve();
    change('the new one', 'another one');
    expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
    expect(received).toEqual([]);
    change('the new one');
    await screen.findByText('Enter your password.');
    type('Current password', 'a guess');
    submit();
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(field('New password').value).toBe('the new one');
  });
});

describe('deleting the account', () => {
  const confirm = () => screen.getByRole('button', { name: 'Delete for good' });
  const passwordField = () => within(screen.getByRole('dialog')).getByLabelText('Your password');
  const type = (word: string, password = 'the password') => {
    fireEvent.change(screen.getByLabelText('Type DELETE'), { target: { value: word } });
    fireEvent.change(passwordField(), { target: { value: password } });
  };
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete the account …' }));
    await screen.findByRole('dialog', { name: 'Delete your account?' });
  };

  it('requires the confirming word first', async () => {
    await show();
    const received = fakeServer({ 'DELETE /api/user': () => ({ done: true }) });
    await ask();
    fireEvent.click(confirm());
    expect(await screen.findByText('Type the word DELETE to delete.')).toBeTruthy();
    expect(received).toEqual([]);
    type('delete');
    fireEvent.click(confirm());
    await waitFor(() =>
      expect(received).toContainEqual(
        expect.objectContaining({ method: 'DELETE', path: '/api/user', body: { currentPassword: 'the password' } }),
      ),
    );
    expect(await screen.findByText('Your account has been deleted')).toBeTruthy();
  });

  it('requires the password, and says when it is wrong', async () => {
    await show();
    const wrong = { currentPassword: { code: 'current_password_wrong' } };
    const received = fakeServer({ 'DELETE /api/user': () => failure(422, wrong) });
    await ask();
    type('DELETE', '');
    fireEvent.click(confirm());
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    expect(received).toEqual([]);
    type('DELETE', 'a guess');
    fireEvent.click(confirm());
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(passwordField().getAttribute('aria-invalid')).toBe('true');
  });

  it('says how long to wait after too many wrong passwords', async () => {
    await show();
    const locked = { root: { code: 'too_many_tries', params: { minutes: 2 } } };
    fakeServer({ 'DELETE /api/user': () => failure(429, locked) });
    await ask();
    type('DELETE');
    fireEvent.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 min.');
    expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toBeTruthy();
  });

  it('says when the account could not be deleted', async () => {
    await show();
    fakeServer({ 'DELETE /api/user': () => failure(503, { root: { code: 'unavailable' } }) });
    await ask();
    type('DELETE');
    fireEvent.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be deleted');
  });
});
