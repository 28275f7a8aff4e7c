import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { GalleryActions } from './GalleryActions';

const ID = 'a'.repeat(24);
const BOOK = { photosEnabled: true, photoBookEnabled: true };

async function show(changes: Partial<Party>, isOpen: boolean, hasPhotos: boolean) {
  const party = aParty({ id: ID, isOwner: true, features: ['photos'], ...changes });
  fakeServer({ 'GET /api/party/Feststar': () => party });
  await renderRoute(
    <GalleryActions party={party} isOpen={isOpen} hasPhotos={hasPhotos} />,
    '/Feststar/photos',
    '/:idOrSlug/photos',
  );
}
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
const more = () => screen.queryByRole('button', { name: 'More about the photos' });
afterEach(cleanup);

describe('what leads on from the photos (rule: photo-editors-screen)', () => {
  it('is on a phone what a host does next, and a menu of the others', async () => {
    await onAPhone(async () => {
      await show(BOOK, true, true);
      expect(names()).toEqual(['Tell the guests']);
      expect([more()?.textContent, more()?.getAttribute('aria-expanded')]).toEqual(['More', 'false']);
      fireEvent.click(more() as HTMLElement);
      const items = await screen.findAllByRole('menuitem');
      expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
        ['Show on a screen', '/Feststar/photos/wall'],
        ['Download all (zip)', `/api/party/${ID}/photos/download`],
        ['Photo book', '/Feststar/photos?book'],
        ['Settings', '/Feststar/settings#photos'],
      ]);
      fireEvent.keyDown(items[0] as HTMLElement, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    });
  });

  it('is on a phone without a menu where there are two', async () => {
    await onAPhone(async () => {
      await show({ photosEnabled: false }, false, false);
      expect(names()).toEqual(['Show on a screen', 'Photo settings']);
      expect(more()).toBeNull();
    });
  });

  it('is on a phone without a menu where a plan is missing, whose badge says so', async () => {
    await onAPhone(async () => {
      await show({ features: [], photosEnabled: false, photoBookEnabled: true }, false, true);
      expect(more()).toBeNull();
      expect(screen.getByRole('button', { name: /Premium/ })).toBeTruthy();
    });
  });

  it('is all beside each other on a desk', async () => {
    await show(BOOK, true, true);
    expect(names()).toEqual([
      'Tell the guests',
      'Show on a screen',
      'Download all (zip)',
      'Photo book',
      'Photo settings',
    ]);
    expect(more()).toBeNull();
  });
});
