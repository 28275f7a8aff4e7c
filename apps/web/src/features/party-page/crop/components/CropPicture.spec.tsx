import { anOwnImage } from '@festlig/testing/media/an-own-image';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, failure, renderRoute } from '../../../../components/testing/render-route';
import { FakeStream, withStreams } from '../../../../components/testing/fake-stream';
import { CropPicture } from './CropPicture';

const [partyId, imageId] = ['a'.repeat(24), 'b'.repeat(24)];
const image = anOwnImage({ imageId });
withStreams();
afterEach(cleanup);

const show = (done: (heroImage: string, isTall: boolean) => void = () => undefined, shown = image) =>
  renderRoute(
    <CropPicture
      partyId={partyId}
      image={shown}
      chosen={null}
      placed={(isTall) => ({ title: 'Emma turns 40', font: 'serif', place: isTall ? 'beside' : 'on' })}
      onDone={done}
      onBack={() => undefined}
    />,
  );
const format = (name: string) => screen.getByRole('button', { name });
const formats = () =>
  ['Tall, for phones', 'Wide, for screens'].map((name) => format(name).getAttribute('aria-pressed'));

it('begins with the tall format; pressed again it stays, and the other can be chosen (rule: own-hero)', async () => {
  await show();
  expect(formats()).toEqual(['true', 'false']);
  fireEvent.click(format('Tall, for phones'));
  expect(formats()).toEqual(['true', 'false']);
  fireEvent.click(format('Wide, for screens'));
  expect(formats()).toEqual(['false', 'true']);
});

it.each([
  ['a finger', 'coarse', /pinch to zoom/, /arrow keys/],
  ['a mouse and a keyboard', 'fine', /arrow keys/, /pinch to zoom/],
])('says how the part is chosen with %s (rule: own-hero)', async (_, pointer, said, unsaid) => {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const value = (query: string) => ({ ...list, matches: query === `(pointer: ${pointer})` });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  await show();
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
  Reflect.deleteProperty(window, 'matchMedia');
});

it.each([
  ['at the foot of a wide one', 1600, 1200, /at the foot of the picture/, true],
  ['beside a tall one', 1200, 1600, /beside the tall crop/, false],
])(
  'says that the title will be %s, and shows it there (rules: own-hero, own-hero-tall)',
  async (_, width, height, said, isShown) => {
    await show(undefined, { ...image, width, height });
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryAllByText('Emma turns 40')).toHaveLength(isShown ? 1 : 0);
  },
);

it('says that the connection is lost while a crop is made, and goes on when it is back', async () => {
  const received = fakeServer({
    [`POST /api/party/${partyId}/images/${imageId}/crops`]: () => image,
    [`GET /api/party/${partyId}/images/${imageId}/events`]: () => failure(503, { root: { code: 'unavailable' } }),
  });
  const done = jest.fn<(heroImage: string, isTall: boolean) => void>();
  await show(done);
  fireEvent.click(await screen.findByRole('button', { name: 'Use the picture' }));
  expect(await screen.findByText('Cropping …')).toBeTruthy();
  await waitFor(() => FakeStream.last());
  FakeStream.last().break();
  expect(await screen.findByText('The connection was lost. We are trying again.')).toBeTruthy();

  await waitFor(() => expect(FakeStream.opened).toHaveLength(2));
  const parts = received.find(({ method }) => method === 'POST')?.body as object;
  FakeStream.last().tell({ ...image, crops: [{ ...parts, heroImage: '/media/hero.jpg' }] });
  await waitFor(() => expect(done).toHaveBeenCalledWith('/media/hero.jpg', true));
});
