import { randomBytes } from 'node:crypto';
import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import type { Visitor } from './visitor';

/** A key as browsers make them, for a browser or for one upload. */
export const newKey = (): string => randomBytes(16).toString('hex');

/** Opens the gallery of a party to all guests, whose photos others see at once. */
export async function openGallery(host: Visitor, partyId: string): Promise<void> {
  const settings = { photosEnabled: true, photosUploadedByGuests: true, photosPublicEnabled: true };
  await host.call(party.calls.updateSettings, { partyId, ...settings, photosPublicDefaultEnabled: true });
}

/** Announces a photo of so many bytes, as the page does; returns its id. */
export async function announcePhoto(
  guest: Visitor,
  partyId: string,
  guestKey: string,
  bytes: number,
  name = 'Karen',
): Promise<string> {
  const announced = { partyId, guestKey, bytes, name, uploadKey: newKey() };
  return (await guest.call(media.calls.beginPhoto, announced)).photoId;
}

/** Sends the file of an announced photo, whole or in parts; returns the status of the answer. */
export function sendPhoto(
  guest: Visitor,
  partyId: string,
  guestKey: string,
  photoId: string,
  file: Buffer | readonly Buffer[],
): Promise<number> {
  const headers = { 'content-type': 'image/jpeg', 'x-guest-key': guestKey };
  return guest.post(`/api/party/${partyId}/photos/${photoId}/file`, headers, Buffer.isBuffer(file) ? [file] : file);
}

/** Uploads a photo, whole or in parts, as the page does; returns its id. @throws Error when the file is refused */
export async function uploadPhoto(
  guest: Visitor,
  partyId: string,
  guestKey: string,
  file: Buffer | readonly Buffer[],
  name?: string,
): Promise<string> {
  const parts = Buffer.isBuffer(file) ? [file] : file;
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const photoId = await announcePhoto(guest, partyId, guestKey, bytes, name);
  const status = await sendPhoto(guest, partyId, guestKey, photoId, parts);
  if (status !== 200) throw new Error(`the file was refused: ${status}`);
  return photoId;
}
