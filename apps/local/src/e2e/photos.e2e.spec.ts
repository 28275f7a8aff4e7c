import { describe, expect, it } from '@jest/globals';
import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { createParty, product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import sharp from 'sharp';

const { deletePhoto, listOwnPhotos, listPhotos, updatePhoto } = media.calls;

const aPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'SECRET-NAME' } })
    .toBuffer();

/** Reads an event stream until it contains this text. */
async function told(stream: Response, text: string): Promise<void> {
  let read = '';
  for await (const chunk of stream.body ?? []) {
    read += Buffer.from(chunk as Uint8Array).toString();
    if (read.includes(text)) return;
  }
  throw new Error(`the stream ended without ${text}`);
}

describe('the photos of a party', () => {
  it('are uploaded by a guest, shown to others and on the wall, hidden by the host, and taken back with their files', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await createParty(host);
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    await waitFor(async () => (await host.call(party.calls.getParty, { partyId: sid })).plan === 'premium', 'the plan');
    await openGallery(host, sid);

    const [guest, other] = [await Visitor.open(product().url), await Visitor.open(product().url)];
    const guestKey = newKey();
    const wall = await other.fetch(`/api/party/${sid}/photos/wall/events`);
    const photoId = await uploadPhoto(guest, sid, guestKey, await aPhoto('#a03050'));
    await waitFor(async () => {
      const { items } = await guest.call(listOwnPhotos, { partyId: sid, guestKey, ids: photoId });
      return items[0]?.status === 'ready';
    }, 'the photo');
    await told(wall, photoId);

    const seen = await other.call(listPhotos, { partyId: sid });
    expect(seen).toMatchObject({ total: 1, items: [{ id: photoId, name: null, mine: false, width: 1800 }] });
    expect((await host.call(listPhotos, { partyId: sid })).items).toMatchObject([{ id: photoId, name: 'Karen' }]);
    const { src = '' } = seen.items[0] ?? {};
    for (const address of [src, photoAt(src, 500, 'avif'), photoAt(src, 1600, 'webp'), photoAt(src, 'full', 'jpg')]) {
      const picture = await fetch(product().url + address);
      expect([picture.status, picture.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(picture.headers.get('content-type')).toMatch(/^image\/(?:jpeg|webp|avif)$/);
      expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toContain('SECRET');
    }
    // Nothing else leads to the files (rule: photo-addresses).
    expect((await fetch(product().url + src.replace(/\w{16}(?=\/1600)/, 'x'.repeat(16)))).status).toBe(404);

    await host.call(updatePhoto, { partyId: sid, photoId, public: false });
    expect(await other.call(listPhotos, { partyId: sid })).toMatchObject({ total: 0, items: [] });
    await guest.call(deletePhoto, { partyId: sid, photoId, guestKey });
    expect(await host.call(listPhotos, { partyId: sid })).toMatchObject({ total: 0, items: [] });
    await waitFor(async () => (await fetch(product().url + src)).status === 404, 'the files are gone');
  });
});
