import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import RecoverRoute from './RecoverRoute';

const show = async (answer: Answer = () => ({ status: 'sent' })) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'da', flags: {}, providerKeys: {} }),
    'POST /recover-password': answer,
  });
  await renderRoute(<RecoverRoute />, '/en/password');
  return { asked: () => received.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};
const send = (email: string) =>
  act(async () => {
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  });

describe('a forgotten password', () => {
  it('mails a link and says where to look, without saying whether the address has an account', async () => {
    const { asked } = await show();
    await send('karen@x.example');
    expect((await screen.findByRole('status')).textContent).toContain('account for karen@x.example');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(asked()).toEqual([{ email: 'karen@x.example' }]);
  });

  it('refuses an invalid address', async () => {
    const { asked } = await show();
    await send('karen');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([]);
  });

  it('keeps the address when the mail could not be sent', async () => {
    await show(() => failure(503, { root: { code: 'unavailable' } }));
    await send('karen@x.example');
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('karen@x.example');
  });
});
