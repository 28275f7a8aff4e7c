import { aParty } from '@festlig/testing/party';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { usePartyOfPage } from '../api/party';
import { Page } from './Page';
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

it.each([
  ['a host', { isOwner: true, isCohost: false }, ['/media/hero-images/wedding/thumbs/linen-wreath-light.jpg']],
  ['a co-host', { isOwner: false, isCohost: true }, ['/media/hero-images/wedding/thumbs/linen-wreath-light.jpg']],
  ['a guest', { isOwner: false, isCohost: false }, []],
] as const)(
  'shows the thumbnail of the picture beside the title to %s: %j (rule: host-thumb)',
  async (_, roles, shown) => {
    fakeServer({
      'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), title: 'Sofie 40', heroImage, ...roles }),
    });
    const { container } = await renderRoute(<Screen />, '/Feststar/contacts', '/:idOrSlug/contacts');
    await screen.findByText('Sofie 40');
    expect(pictures(container)).toEqual(shown);
  },
);

it.each([
  ['the left side of a drawing', heroImage, 'left'],
  ['the middle of a photo', '/media/images/a/b/c-light.jpg', ''],
])('has %s where it is square (rule: host-thumb)', async (_, picture, edge) => {
  fakeServer({
    'GET /api/party/Feststar': () =>
      aParty({ id: 'a'.repeat(24), title: 'Sofie 40', heroImage: picture, isOwner: true }),
  });
  const { container } = await renderRoute(<Screen />, '/Feststar/contacts', '/:idOrSlug/contacts');
  await screen.findByText('Sofie 40');
  expect(container.querySelector<HTMLElement>('.image')?.style.getPropertyValue('--edge')).toBe(edge);
});

it('shows none on a page of no party (rule: host-thumb)', async () => {
  const { container } = await renderRoute(<Screen />, '/account', '/account');
  await screen.findByRole('heading', { name: 'Guest list' });
  expect(pictures(container)).toEqual([]);
});
