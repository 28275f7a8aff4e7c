import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { uppermostDialog } from '../../../../lib/open-dialogs';
import Lightbox from './Lightbox';

const ID = 'a'.repeat(24);
const LIST = `GET /api/party/${ID}/photos`;
const many = (count: number, fields: Partial<Photo> = {}) =>
  Array.from({ length: count }, (_, index) => aPhoto(index + 1, fields));
const onClose = jest.fn();
const onShown = jest.fn();

interface Opening {
  party?: Partial<Party>;
  answers?: Record<string, Answer>;
}

/** Opens the nth photo of a gallery whose page shows the 9 around it. */
async function open(all: () => Photo[], nth: number, { party = {}, answers = {} }: Opening = {}) {
  // The slides are as large as the screen.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const received = fakeServer({
    [LIST]: ({ path }) => {
      const query = new URL(path, 'http://server').searchParams;
      const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
      const items = all().slice((page - 1) * pageSize, page * pageSize);
      return { items, total: all().length, page, pageSize, gallery: anOpenGallery(), version: 1 };
    },
    ...answers,
  });
  const before = Math.floor((nth - 1) / 9) * 9;
  const known = { items: all().slice(before, before + 9), before, total: all().length };
  const shown = aParty({ id: ID, title: 'Sofie 40', ...party });
  const opened = all()[nth - 1]!.id;
  const view = await renderRoute(
    <Lightbox party={shown} opened={opened} known={known} filter={{}} onShown={onShown} onClose={onClose} />,
  );
  await screen.findByText(`${nth} of ${all().length}`);
  return { ...view, received };
}
const current = () => screen.getByRole('dialog', { name: 'The photo in full size' });
const press = (name: string) => fireEvent.click(within(current()).getByRole('button', { name }));
/** Whether no photo is known on that side of this one; those of the other pages are fetched meanwhile. */
const isEnd = (side: 'Next' | 'Previous') =>
  within(current()).getByRole<HTMLButtonElement>('button', { name: `${side} photo` }).disabled;
const key = (name: string) =>
  fireEvent.keyDown(current().querySelector('.yarl__container')!, { key: name, bubbles: true });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  onClose.mockReset();
  onShown.mockReset();
});

describe('a photo in full size (rule: photo-full-size)', () => {
  it('is followed by the next one across the pages of the gallery, and by none after the last', async () => {
    await open(() => many(11), 9);
    await waitFor(() => expect(isEnd('Next')).toBe(false));
    key('ArrowRight');
    await screen.findByText('10 of 11');
    press('Next photo');
    await screen.findByText('11 of 11');
    await waitFor(() => expect(isEnd('Next')).toBe(true));
    key('ArrowLeft');
    await screen.findByText('10 of 11');
  });

  it('stays the same while photos far before it are fetched', async () => {
    const { received } = await open(() => many(100), 73);
    await waitFor(() => expect(received.map(({ path }) => path.split('?')[1])).toHaveLength(2));
    await waitFor(() => expect(isEnd('Previous')).toBe(false));
    expect(screen.getByText('73 of 100')).toBeTruthy();
    expect(onShown.mock.calls).toEqual([[many(73).at(-1)!.id]]);
    press('Previous photo');
    await screen.findByText('72 of 100');
    await waitFor(() => expect(onShown).toHaveBeenLastCalledWith(many(72).at(-1)!.id));
  });

  it('is closed by Escape and its button, one time each, and by nothing else that Back closes', async () => {
    await open(() => many(3), 1);
    fireEvent.keyDown(current(), { key: 'Escape' });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    cleanup();
    await open(() => many(3), 1);
    press('Close the photo');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    // Back leaves its address.
    expect(uppermostDialog()).toBeUndefined();
  });

  it('can be downloaded by a guest, and neither deleted nor hidden', async () => {
    await open(() => many(3), 2);
    expect(within(current()).getByRole('button', { name: 'Download the photo' })).toBeTruthy();
    expect(within(current()).queryByRole('button', { name: /Delete|Take/ })).toBeNull();
    expect(within(current()).queryByRole('switch')).toBeNull();
  });

  it('is taken back by the guest who uploaded it, and the next one takes its place (rule: photo-take-back)', async () => {
    let all = many(3, { mine: true });
    await open(() => all, 2, {
      answers: {
        [`DELETE /api/party/${ID}/photos/${all[1]!.id}`]: () => {
          all = [all[0]!, all[2]!];
          return { done: true };
        },
      },
    });
    press('Delete your photo');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the photo' }));
    await screen.findByText('The photo is deleted');
    await screen.findByText('2 of 2');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed when the last photo is deleted', async () => {
    let all = many(1);
    await open(() => all, 1, {
      party: { isCohost: true },
      answers: {
        [`DELETE /api/party/${ID}/photos/${all[0]!.id}`]: () => {
          all = [];
          return { done: true };
        },
      },
    });
    press('Delete the photo');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete the photo?' })).getByRole('button', {
        name: 'Delete the photo',
      }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('names its uploader and time for a host, who hides it from guests (rules: photo-editors-see-more, photo-toggle)', async () => {
    let all = [aPhoto(1, { name: 'Karen', createdAt: '2026-06-20T22:04:00Z' })];
    await open(() => all, 1, {
      party: { isOwner: true },
      answers: {
        [`PATCH /api/party/${ID}/photos/${all[0]!.id}`]: () => (all = [{ ...all[0]!, public: false }])[0],
      },
    });
    expect(screen.getByText('Karen').parentElement?.textContent).toBe('Karen · 21 June 2026 at\u00a000:04 CEST');
    const toggle = await within(current()).findByRole('switch', { name: 'Guests can see it' });
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
    expect(toggle.title).toBe('Hide it from the guests');
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
    expect(toggle.title).toBe('Show it to the guests');
  });
});
