import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aUser } from '@festlig/testing/service/a-user';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import ReplacePasswordRoute from './ReplacePasswordRoute';

const works: Answer = () => ({ done: true });
const show = async (answer: Answer = () => ({ user: aUser() }), link: Answer = works) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'da', flags: {}, providerKeys: {} }),
    'GET /api/account/recover': link,
    'POST /api/account/recover': answer,
  });
  await renderRoute(<ReplacePasswordRoute />, '/en/change-password?token=a-token');
  return { sent: () => received.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};
const save = (password: string) =>
  act(async () => {
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  });

describe('choosing a new password', () => {
  it('sends the token of the mail only when the form is submitted', async () => {
    const { sent } = await show();
    expect(sent()).toEqual([]);
    await save('en ny kode');
    expect(sent()).toEqual([{ token: 'a-token', password: 'en ny kode' }]);
  });

  it('refuses a password that is too short', async () => {
    const { sent } = await show();
    await save('1234567');
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('refuses a password that is easy to guess (rule: password-not-guessable)', async () => {
    const { sent } = await show();
    await save('Password1');
    expect(screen.getByText(/^That password is too easy to guess/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  const expired = () => failure(410, { root: { code: 'recovery_expired' } });

  it.each([
    ['used or too old', expired],
    ['cut short', () => failure(422, { token: { code: 'required' } })],
  ])('shows no form for a link that is %s, but says so and links to a new mail', async (_what, link) => {
    const { sent } = await show(undefined, link);
    expect((await screen.findByRole('alert')).textContent).toContain('The link is too old or has been used');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/en/password');
    expect(sent()).toEqual([]);
  });

  it('shows the form when it is not known whether the link works', async () => {
    const { sent } = await show(undefined, () => failure(503, { root: { code: 'unavailable' } }));
    await save('en ny kode');
    expect(sent()).toHaveLength(1);
  });

  it('says that the link was used meanwhile, and links to a new mail', async () => {
    await show(expired);
    await save('en ny kode');
    expect((await screen.findByRole('alert')).textContent).toContain('The link is too old');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/en/password');
  });
});
