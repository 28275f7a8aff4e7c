import { describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../testing/render-route';
import { GuestLink } from './GuestLink';

async function show() {
  fakeServer({
    'GET /api/party/Feststar': () =>
      aParty({ id: 'a'.repeat(24), sid: 'Feststar', slug: null, title: 'Sofie 40', isOwner: true }),
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
  });
  await renderRoute(<GuestLink sid="AnneAnne" name="Anne" />, '/Feststar/contacts', '/:idOrSlug/contacts');
  return screen.findByRole('button', { name: 'Copy the guest’s link' });
}

describe('the link of one guest (rule: share-guest-link)', () => {
  it('is copied, and is the guest’s own', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(await show());
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    expect(writeText.mock.calls[0]?.[0]).toContain('AnneAnne');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is given to the phone’s menu where there is one, and nothing is said when the host closes it', async () => {
    const share = jest.fn((_data: ShareData) => Promise.reject(new Error('closed')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      await show();
      fireEvent.click(screen.getByRole('button', { name: 'Share' }));
      expect(share).toHaveBeenCalledWith({ title: 'Sofie 40', url: expect.stringContaining('AnneAnne') });
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
