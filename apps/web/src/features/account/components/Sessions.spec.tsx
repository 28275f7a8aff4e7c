import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { Sessions } from './Sessions';

const session = (n: number, fields: object = {}) => ({
  id: String(n).padStart(24, '0'),
  browser: 'chrome',
  system: 'windows',
  startedAt: '2026-05-01T10:00:00.000Z',
  usedAt: '2026-05-02T10:00:00.000Z',
  current: false,
  ...fields,
});
const OWN = session(1, { current: true });
const PHONE = session(2, { browser: 'safari', system: 'ios' });

describe('the list of sessions', () => {
  const show = async (answers: Record<string, Answer>) => {
    let items = [OWN, PHONE, session(3, { browser: 'other', system: 'other', startedAt: null, usedAt: null })];
    const received = fakeServer({
      'GET /api/account/sessions': () => ({ items }),
      [`DELETE /api/account/sessions/${PHONE.id}`]: () => {
        items = items.filter(({ id }) => id !== PHONE.id);
        return { done: true };
      },
      'DELETE /api/account/sessions': () => {
        items = [OWN];
        return { done: true };
      },
      ...answers,
    });
    await renderRoute(<Sessions />, '/en/account');
    return () => received.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  };
  const all = () => screen.getByRole('button', { name: 'Log out everywhere else …' });

  it('names each browser in words, and marks this one, which has no button', async () => {
    await show({});
    expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
    expect(screen.getByText('Safari on an iPhone or iPad')).toBeTruthy();
    expect(screen.getByText('A browser on another device')).toBeTruthy();
    expect(screen.getAllByText('This browser')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Log out: Chrome on Windows' })).toBeNull();
    expect(screen.getByText(/Last used/).textContent).toContain('Logged in');
  });

  it('shows this browser and those used last at first, and the others on request, with the focus on the first of them', async () => {
    const systems = ['windows', 'macos', 'linux', 'android', 'chromeos', 'ios', 'ios'];
    const items = systems.map((system, n) => session(n + 1, { system, current: n === 5 }));
    await show({ 'GET /api/account/sessions': () => ({ items }) });
    expect(await screen.findByText('This browser')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more places' }));
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(7);
    expect(document.activeElement).toBe(rows[5]);
    expect(screen.queryByRole('button', { name: /more places/ })).toBeNull();
  });

  it('has no button for others when all are shown', async () => {
    await show({ 'GET /api/account/sessions': () => ({ items: [1, 2, 3, 4, 5].map((n) => session(n)) }) });
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /more place/ })).toBeNull();
  });

  it('logs out one', async () => {
    const ended = await show({});
    fireEvent.click(await screen.findByRole('button', { name: 'Log out: Safari on an iPhone or iPad' }));
    await waitFor(() => expect(screen.queryByText('Safari on an iPhone or iPad')).toBeNull());
    expect(ended()).toEqual([`/api/account/sessions/${PHONE.id}`]);
    expect(await screen.findByText('Logged out')).toBeTruthy();
  });

  it('logs out all others once that is confirmed', async () => {
    const ended = await show({});
    await screen.findByText('Chrome on Windows');
    fireEvent.click(all());
    await screen.findByRole('dialog', { name: 'Log out everywhere else?' });
    expect(ended()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are now logged in only here')).toBeTruthy();
    expect(ended()).toEqual(['/api/account/sessions']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere else …' })).toBeNull());
  });

  it('says when logging out failed, and changes nothing', async () => {
    await show({ 'DELETE /api/account/sessions': () => failure(503, { root: { code: 'unavailable' } }) });
    await screen.findByText('Chrome on Windows');
    fireEvent.click(all());
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
  });

  it('says when the list could not be loaded, and offers to try again', async () => {
    await show({ 'GET /api/account/sessions': () => failure(503, { root: { code: 'unavailable' } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
  });
});
