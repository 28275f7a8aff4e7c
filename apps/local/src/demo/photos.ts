import { party } from '@festlig/contracts/party';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { Visitor } from '@festlig/testing/product/visitor';

const GUESTS = ['Anna Lund', 'Mads Kjær', 'Ingrid', 'Onkel Børge'];
const PHOTOS = 24;
/** Of every ten scenes those that look most like photos: a shore, candles, a dance, a cake, lamps, a wood. */
const SCENES = [0, 1, 3, 6, 7, 9];
const sceneOf = (number: number): number => 10 * Math.floor(number / SCENES.length) + SCENES[number % SCENES.length]!;
/** Pixels; larger ones would only take longer. */
const LONGEST = 1600;

/** Opens the gallery of the party, with a photo book, and adds photos by some guests. */
export async function addPhotos(host: Visitor, partyId: string): Promise<void> {
  await openGallery(host, partyId);
  await host.call(party.calls.updateSettings, { partyId, photoBookEnabled: true });
  const guests = await Promise.all(
    GUESTS.map(async (name) => ({ name, visitor: await Visitor.open(host.url), key: newKey() })),
  );
  for (let number = 0; number < PHOTOS; number += 1) {
    const { visitor, key, name } = guests[number % guests.length]!;
    await uploadPhoto(visitor, partyId, key, await scenePhoto(sceneOf(number), { longest: LONGEST }), name);
  }
}
