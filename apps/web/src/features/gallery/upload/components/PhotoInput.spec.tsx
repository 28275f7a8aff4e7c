import { anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useUser } from '../../../../api/session';
import { sentFiles, withUploads } from '../../../../components/testing/fake-upload';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { UploadArea } from './UploadArea';

withUploads();
const party = aParty({ id: 'c'.repeat(24) });
const button = (name: string) => screen.getByRole('button', { name });

async function showWhere(pointer: 'coarse' | 'fine') {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const value = (query: string) => ({ ...list, matches: query === `(pointer: ${pointer})` });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  // jsdom's files have no such method.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(8);
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    [`POST /api/party/${party.id}/photos`]: () => ({ photoId: 'b'.repeat(24) }),
    [`GET /api/party/${party.id}/photos/own`]: () => ({ items: [] }),
  });
  const Page = () => (
    <>
      <UploadArea party={party} gallery={anOpenGallery()} children="the photos" />
      {useUser() !== undefined && 'the user is known'}
    </>
  );
  await renderRoute(<Page />, '/a', '/:idOrSlug');
  // Before, nothing says that a name has to be asked for.
  await screen.findByText(/the user is known/);
}

describe('taking a photo with the camera (rule: photo-upload)', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('is offered where a finger is used, after the name like choosing, and sends what was taken', async () => {
    await showWhere('coarse');
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    fireEvent.click(button('Take a photo'));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Bo' } });
    expect(opened).not.toHaveBeenCalled();
    fireEvent.click(button('Take a photo'));
    const camera = screen.getByTestId<HTMLInputElement>('photo-camera');
    expect(opened.mock.contexts).toEqual([camera]);
    expect([camera.getAttribute('capture'), camera.multiple]).toEqual(['environment', false]);
    const taken = new File(['image.jpg'], 'image.jpg', { type: 'image/jpeg' });
    fireEvent.change(camera, { target: { files: [taken] } });
    expect((await sentFiles(1)).body).toMatchObject({ name: 'image.jpg' });
    fireEvent.click(button('Share your photos'));
    expect(opened.mock.contexts).toEqual([camera, screen.getByTestId('photo-files')]);
    opened.mockRestore();
  });

  it('is not offered at a computer, which would open the same dialog', async () => {
    await showWhere('fine');
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
    expect(screen.queryByTestId('photo-camera')).toBeNull();
  });
});
