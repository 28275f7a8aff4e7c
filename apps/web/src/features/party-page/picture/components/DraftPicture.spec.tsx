import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import { draftPicture } from '../../../../lib/draft-picture';
import DraftPicture from './DraftPicture';

const chosen = jest.fn<(heroImage: string, isTall: boolean) => void>();
/** What the browser reads from the file; null when it can read nothing. */
let size: { width: number; height: number } | null;
const choose = (file: File) => fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } });
const photo = new File(['photo'], 'os.jpg', { type: 'image/jpeg' });

beforeEach(async () => {
  size = { width: 1200, height: 1600 };
  chosen.mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      if (size === null) throw new DOMException('unread', 'InvalidStateError');
      return { ...size, close: () => undefined };
    },
  });
  await renderRoute(
    <DraftPicture
      placed={() => ({ title: 'Emma turns 40', font: 'serif', place: 'on' })}
      onChoose={chosen}
      onCropping={() => undefined}
    />,
  );
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('keeps what is chosen, with the parts that are shown (rule: own-picture-of-draft)', async () => {
  choose(photo);
  fireEvent.click(await screen.findByRole('button', { name: 'Use the picture' }));
  await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
  expect(await draftPicture(chosen.mock.lastCall?.[0] ?? '')).toMatchObject({
    name: 'os.jpg',
    parts: { wide: { width: 1 }, upright: { width: 1 } },
  });
  expect(chosen.mock.lastCall?.[1]).toBe(true);
});

it.each([
  ['is too small', photo, { width: 1200, height: 100 }],
  ['has too many pixels', photo, { width: 10_000, height: 10_000 }],
  ['cannot be read', photo, null],
  ['is another kind of file', new File(['text'], 'a.txt', { type: 'text/plain' }), null],
  [
    'is too large',
    Object.defineProperty(new File(['x'], 'b.jpg', { type: 'image/jpeg' }), 'size', { value: 2e7 }),
    null,
  ],
] as const)('refuses a file that %s when it is chosen (rule: own-picture-limits)', async (_, file, found) => {
  size = found;
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The picture .+\. .+/);
  expect(screen.queryByRole('button', { name: 'Use the picture' })).toBeNull();
  // Another one can be chosen.
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeTruthy();
});
