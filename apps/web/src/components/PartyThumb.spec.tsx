import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { usePartyOfPage } from '../api/party';
import { Page } from './Page';
import { onAPhone } from './testing/on-a-phone';
import { fakeServer, renderRoute } from './testing/render-route';

afterEach(cleanup);

const heroImage = '/media/hero-images/wedding/linen-wreath-light.jpg';
/** A page below what fetches its party, as the menu does. */
function Screen() {
  const { data } = usePartyOfPage();
  return (
    <Page title="Guest list">
      <p>{data?.title}</p>
    </Page>
  );
}
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

const serve = (change: Partial<Party>) =>
  fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), title: 'Sofie 40', heroImage, ...change }),
  });
const show = async () => {
  const { container } = await renderRoute(<Screen />, '/Feststar/contacts', '/:idOrSlug/contacts');
  await screen.findByText('Sofie 40');
  return container;
};
const THUMB = '/media/hero-images/wedding/thumbs/linen-wreath-light.jpg';

it.each([
  ['a host', { isOwner: true, isCohost: false }, true],
  ['a co-host', { isOwner: false, isCohost: true }, true],
  ['a guest', { isOwner: false, isCohost: false }, false],
] as const)('shows the picture at the title to %s: %j %j (rule: host-thumb)', async (_, roles, isShown) => {
  serve(roles);
  expect(pictures(await show())).toEqual(isShown ? [heroImage] : []);
  cleanup();
  await onAPhone(async () => {
    expect(pictures(await show())).toEqual(isShown ? [THUMB] : []);
  });
});

it.each([
  ['the left side of a drawing', heroImage, 'left'],
  ['the middle of a photo', '/media/images/a/b/c-light.jpg', ''],
])('has %s on a phone (rule: host-thumb)', (_, picture, edge) =>
  onAPhone(async () => {
    serve({ heroImage: picture, isOwner: true });
    const container = await show();
    expect(container.querySelector<HTMLElement>('.image')?.style.getPropertyValue('--edge')).toBe(edge);
  }),
);

it('ends the band of a desk in the drawn edge of a drawing (rule: host-thumb)', async () => {
  serve({ isOwner: true });
  const container = await show();
  expect(pictures(container)).toEqual([heroImage]);
  expect(container.querySelectorAll('[data-party-band] .image.edge')).toHaveLength(1);
});

it('is a whole photo beside the title of a desk, and out of focus in the band, which would cut a strip of it (rule: host-thumb)', async () => {
  serve({ heroImage: '/media/images/a/b/c-light.jpg', isOwner: true });
  const container = await show();
  expect(pictures(container)).toEqual([
    '/media/images/a/b/thumbs/c-light.jpg',
    '/media/images/a/b/upright/c-light.jpg',
  ]);
  expect(container.querySelector<HTMLElement>('[data-party-band] .image')!.style.filter).toContain('blur');
});

it('shows none on a page of no party (rule: host-thumb)', async () => {
  const { container } = await renderRoute(<Screen />, '/account', '/account');
  await screen.findByRole('heading', { name: 'Guest list' });
  expect(pictures(container)).toEqual([]);
  expect(container.querySelector('[data-party-band]')).toBeNull();
});
