import { randomBytes } from 'node:crypto';
import { media, OwnImage } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { createParty, product, signedUpHost } from '@festlig/testing/product/product';
import { environmentOf, storedFiles } from '@festlig/testing/product/stored-files';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

const { url, dataDirectory } = product();
const environment = environmentOf(dataDirectory);
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** Of a width in pixels; at 4000 a worker reads it for about a second. Each is another picture. */
const aPhoto = (width: number): Promise<Buffer> =>
  sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
    .resize({ width })
    .jpeg()
    .toBuffer();

/** The files of parties: the product draws its own pictures at any time. */
const list = async () => (await storedFiles(environment)).filter((key) => !key.startsWith('public/hero-images/'));

/** What kind of file a key names. */
const kindOf = (key: string) =>
  key
    // The colours of a crop are a part of its name.
    .replace(/c[0-9a-f]{15}-[0-9a-f]+-light/, 'CROP')
    .replace(/[0-9a-f]{24}/g, 'ID')
    .replace(/\/\w{16,}(?=\/\w+\.\w+$)/, '/SECRET');

const SIZES = ['1600.avif', '1600.jpg', '1600.webp', '500.avif', '500.jpg', '500.webp', 'full.jpg'];
const ofPicture = (name: string) => `public/images/ID/ID/${name}`;
/** Every kind of file that a party can have. */
const KINDS = [
  'books/ID/ID.pdf',
  'images/ID/ID.jpg',
  ...['CROP.avif', 'CROP.jpg', 'CROP.webp', 'large.jpg', 'mail/CROP.jpg', 'small.jpg', 'thumbs/CROP.jpg'].map(
    ofPicture,
  ),
  ...['upright/CROP.avif', 'upright/CROP.jpg', 'upright/CROP.webp'].map(ofPicture),
  ...SIZES.map((name) => `public/photos/ID/ID/SECRET/${name}`),
  'uploads/ID',
  'uploads/photos/ID',
];

describe('a party that is deleted (rules: photo-files-deleted, book-private, own-picture-swept)', () => {
  it('leaves none of its files in the store, of whatever kind, and also of what a worker has begun', async () => {
    const before = new Set(await list());
    const { visitor: host } = await signedUpHost(product());
    const { id: partyId, sid } = await createParty(host);
    // Other tests add files of other parties to the same store. An upload's name holds no party.
    const isOurs = (key: string) => key.includes(partyId) || (key.startsWith('uploads/') && !before.has(key));
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    await waitFor(async () => (await host.call(party.calls.getParty, { partyId })).plan === 'premium', 'the plan');
    await openGallery(host, partyId);
    await host.call(party.calls.updateSettings, { partyId, photoBookEnabled: true });

    const send = async (file: Buffer) => {
      const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(file) };
      return OwnImage.parse(await (await host.fetch(`/api/party/${partyId}/images`, init)).json());
    };
    const picture = async () => made((await send(await aPhoto(1200))).imageId, ({ src }) => src !== null);
    const made = (imageId: string, holds: (image: OwnImage) => boolean) =>
      waitFor(async () => {
        const headers = { accept: 'application/json' };
        const answer = await host.fetch(`/api/party/${partyId}/images/${imageId}/events`, { headers });
        const image = OwnImage.parse(await answer.json());
        return holds(image) && image;
      }, 'the picture');
    const [hero, inText, wished] = [await picture(), await picture(), await picture()];
    const { imageId } = hero;
    await host.call(media.calls.cropImage, { partyId, imageId, wide: WHOLE, upright: WHOLE });
    const { crops } = await made(imageId, (image) => Boolean(image.crops[0]?.heroImage));
    const body = `<p>Kom.</p><p><img src="${inText.src}" alt="Vi to" /></p>`;
    await host.call(party.calls.updateParty, { partyId, heroImage: crops[0]?.heroImage ?? null, body });
    await host.call(party.calls.createWish, { partyId, formKey: newKey(), title: 'En gryde', image: wished.src });

    const [guest, guestKey] = [await Visitor.open(url), newKey()];
    await uploadPhoto(guest, partyId, guestKey, await aPhoto(1200));
    await waitFor(async () => (await host.call(media.calls.listPhotos, { partyId })).total === 1, 'the photo');
    await host.call(media.calls.makeBook, { partyId, size: 'square', photoIds: null, cover: null });
    const isBound = async () => (await host.call(media.calls.getBook, { partyId })).status === 'ready';
    await waitFor(isBound, 'the photo book');

    // A worker reads some of these when the party is deleted, and has not begun with others.
    const large = await Promise.all(Array.from({ length: 5 }, () => aPhoto(4000)));
    for (const photo of large) await uploadPhoto(guest, partyId, guestKey, photo);
    for (const photo of large.slice(0, 3)) await send(photo);
    const files = (await list()).filter(isOurs);
    await host.call(party.calls.deleteParty, { partyId });
    expect([...new Set(files.map(kindOf))].filter((kind) => !kind.includes('/drafts/')).toSorted()).toEqual(KINDS);

    // A worker may write one more size of what was already deleted once: it then deletes that too.
    let empty = 0;
    const isLeft = (key: string) => key.includes(partyId) || files.includes(key);
    const isEmpty = async () => (empty = (await list()).some(isLeft) ? 0 : empty + 1) >= 5;
    await waitFor(isEmpty, 'the store without files of the party', 90, 400);
    for (const src of [hero.src, inText.src, wished.src]) expect((await fetch(url + src)).status).toBe(404);
  }, 180_000);
});
