import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { save, saved, show } from '../../../../party-editor.fixture';

const photo = '/media/images/photo.jpg';
const drawing = '/media/hero-images/christmas/woven-hearts-light.jpg';

beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Picture' }));
  await screen.findByRole('button', { name: /Woven hearts/ });
};
const tile = () => screen.queryByRole('button', { name: 'Your picture' });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
/** The pictures that can be chosen, in their order, and whether each is. */
const offered = () =>
  [...document.querySelectorAll('[role=dialog] section button[aria-pressed]')].map((button) => [
    /Your picture|Woven hearts/.exec(button.textContent)?.[0],
    button.getAttribute('aria-pressed'),
  ]);

it.each([
  { page: 'a saved page', ids: { partyId: 'a'.repeat(24) } },
  { page: 'a draft', ids: {} },
])(
  'offers the photo that $page had as the first, also when a drawing is chosen (rule: own-hero-offered)',
  async ({ ids }) => {
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
    await show({ heroImage: photo }, ids);
    await open();
    expect(offered()).toEqual([
      ['Your picture', 'true'],
      ['Woven hearts', 'false'],
    ]);
    await press(/Woven hearts/);
    await open();
    expect(offered()).toEqual([
      ['Your picture', 'false'],
      ['Woven hearts', 'true'],
    ]);
    await press('Your picture');
    await save();
    expect(saved).toHaveBeenCalledWith({});
  },
);

it('offers no photo on a page that had none (rule: own-hero-offered)', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  await show({ heroImage: drawing });
  await open();
  expect(tile()).toBeNull();
});

it('offers the photo that a draft got in this editing, as it was cropped (rule: own-hero-offered)', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 1600, height: 1200, close: () => undefined }),
  });
  await show({ heroImage: drawing });
  await open();
  const file = new File(['photo'], 'os.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByTestId('picture-file'), { target: { files: [file] } });
  await press('Use the picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await press(/Woven hearts/);
  await open();
  await press('Your picture');
  await save();
  expect(saved).toHaveBeenCalledWith({ heroImage: expect.stringMatching(/^local:/) });
});
