import { describe, expect, it, jest } from '@jest/globals';
import type { User } from '@festlig/contracts/identity';
import { aUser } from '@festlig/testing/service/a-user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../testing/render-route';
import { PhoneDialog } from './PhoneDialog';

const PHONE = '+4520123456';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the dialog that verifies a phone', () => {
  const closed = jest.fn();
  const verified = jest.fn();
  const show = async (fields: Partial<User>, verify: Answer, begin: Answer = () => ({ done: true })) => {
    closed.mockClear();
    verified.mockClear();
    const user = aUser({ language: 'en', ...fields });
    const received = fakeServer({
      'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
      'PATCH /api/user': ({ body }) => ({ ...user, ...(body as object) }),
      'POST /api/user/phone/begin': begin,
      'POST /api/user/phone/verify': verify,
    });
    await renderRoute(<PhoneDialog user={user} onClose={closed} onVerified={verified} />);
    await screen.findByRole('dialog', { name: 'Verify your phone number' });
    return () =>
      received
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`);
  };
  const done: Answer = () => aUser({ phone: PHONE, phone_verified: true });

  it('saves the number, sends a code to it and verifies it', async () => {
    const sent = await show({}, done);
    press('Send code');
    expect(await screen.findByText('Enter your phone number first.')).toBeTruthy();
    type('Mobile number', '20 12 34 56');
    press('Send code');
    expect(await screen.findByText(/Start the number with \+ and the country code/)).toBeTruthy();
    expect(sent()).toEqual([]);
    type('Mobile number', '+45 20 12 34 56');
    press('Send code');
    expect(await screen.findByText(/We have sent a code to \+45\s20\s12\s34\s56/)).toBeTruthy();
    type('Code', '123 456');
    press('Verify the number');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(verified).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([
      `PATCH /api/user {"phone":"${PHONE}"}`,
      'POST /api/user/phone/begin {}',
      'POST /api/user/phone/verify {"code":"123 456"}',
    ]);
    expect(await screen.findByText('Your phone number has been verified')).toBeTruthy();
  });

  it('does not save a number that the account has already', async () => {
    const sent = await show({ phone: PHONE }, done);
    press('Send code');
    await screen.findByLabelText('Code');
    expect(sent()).toEqual(['POST /api/user/phone/begin {}']);
  });

  it('refuses a code that has not six characters without sending it', async () => {
    const sent = await show({ phone: PHONE }, done);
    press('Send code');
    await screen.findByLabelText('Code');
    type('Code', '12345');
    press('Verify the number');
    expect(await screen.findByText('The code has 6 characters.')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });

  it('shows a wrong code as a warning, and takes another try', async () => {
    let tries = 0;
    await show({ phone: PHONE }, (request) =>
      ++tries === 1 ? failure(422, { code: { code: 'phone_code_wrong' } }) : done(request),
    );
    press('Send code');
    await screen.findByLabelText('Code');
    type('Code', '111111');
    press('Verify the number');
    const warning = await screen.findByText(/That is not the right code/);
    expect(warning.closest('[role="alert"]')?.className).toContain('Warning');
    expect(closed).not.toHaveBeenCalled();
    type('Code', '123456');
    press('Verify the number');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  it('sends another code, and says how long to wait when the last one was sent just now', async () => {
    let begun = 0;
    const begin: Answer = () =>
      ++begun < 3
        ? { done: true }
        : failure(429, { root: { code: 'too_many_texts', params: { minutes: 2 } } as { code: string } });
    await show({ phone: PHONE }, done, begin);
    press('Send code');
    await screen.findByLabelText('Code');
    press('Send a new code');
    expect(await screen.findByText('We have sent a new code. The old one does not work any more.')).toBeTruthy();
    // It is disabled while a code is being sent, which may still be so when the message is shown.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send a new code' })).toHaveProperty('disabled', false),
    );
    press('Send a new code');
    expect(await screen.findByText(/ask for another in 2 min/)).toBeTruthy();
  });

  it('shows why no code can be sent to a number', async () => {
    await show({ phone: '+442079460958' }, done, () => failure(422, { phone: { code: 'phone_takes_no_texts' } }));
    press('Send code');
    expect(await screen.findByText(/not a mobile number/)).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
