import { media } from '@festlig/contracts/media';
import { uploadImage } from '@festlig/contracts/media/http';
import { party, type Party } from '@festlig/contracts/party';
import { requestParts } from '@festlig/contracts/define';
import { Refused, type Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import sharp from 'sharp';
import { makeParty } from './hosting';

const ALL = { x: 0, y: 0, width: 1, height: 1 };

const brown = () =>
  sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#8a7060' } })
    .jpeg()
    .toBuffer();

/** A party whose page has a picture of its host, uploaded and cropped over the API. */
export async function partyWithOwnPicture(
  host: Visitor,
  picture = brown(),
  layout: Party['layout'] = 'picture',
): Promise<Party & { heroImage: string }> {
  const { id: partyId } = await makeParty(host);
  const body = await picture;
  const { url } = requestParts(uploadImage, { partyId });
  const sent = await host.fetch(url, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body });
  const { imageId } = (await sent.json()) as { imageId: string };
  const crop = () =>
    host.call(media.calls.cropImage, { partyId, imageId, wide: ALL, upright: ALL }).catch((error: unknown) => {
      if (error instanceof Refused && error.body.errors?.['root']?.code === 'image_not_ready') return null;
      throw error;
    });
  const heroImage = await waitFor(async () => (await crop())?.crops[0]?.heroImage ?? undefined, 'the crop', 60, 500);
  return { ...(await host.call(party.calls.updateParty, { partyId, heroImage, layout })), heroImage };
}
