import type { HttpBinding } from '@festlig/contracts/define';
import { requestParts } from '@festlig/contracts/define/http';
import type { OwnPhoto } from '@festlig/contracts/media';
import { beginPhoto, listOwnPhotos, receivePhoto, uploadPhoto } from '@festlig/contracts/media/http';
import { makeGuestKey } from '../lib/own-photos';
import type { AskedName } from './answers';
import { baseQuery } from './base-query';
import { type InputNamed, type OutputNamed, requestOf } from './call-endpoint';
import { sendDirect } from './send-direct';
import { uploadFile } from './upload-file';

export interface PhotoToSend {
  partyId: string;
  /** Who uploads it, for callers without an account: the short id of a guest on the list, else a name. */
  cid: string | null;
  name: string | null;
  /** The same key again means the same photo (rule: photo-announced). */
  uploadKey: string;
  /** The SHA-256 of the file as it was chosen. */
  digest: string | null;
  file: Blob;
  /** It has been tried before: perhaps only the answer was lost. */
  isRepeated: boolean;
  /** The share of the file that is sent, 0 to 1; 0 once the server lets it in. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** @throws ApiError */
async function ask<N extends AskedName>(
  call: HttpBinding<N>,
  input: InputNamed<N>,
  signal: AbortSignal,
): Promise<OutputNamed<N>> {
  const outcome = await baseQuery(requestOf(call, input as object), { signal, type: 'mutation' });
  if (outcome.error) throw outcome.error as unknown as Error;
  return outcome.data as OutputNamed<N>;
}

/** What became of photos that this browser has sent. @throws ApiError */
export async function ownPhotosNow(partyId: string, ids: string[], signal: AbortSignal): Promise<OwnPhoto[]> {
  const guestKey = makeGuestKey(partyId);
  return (await ask(listOwnPhotos, { partyId, guestKey, ids: ids.join(',') }, signal)).items;
}

/**
 * Announces a photo and sends its file, to the file store itself where that is possible (rules: photo-announced,
 * photo-direct). The answer says how far the server is with it.
 * @throws ApiError
 */
export async function sendPhoto(photo: PhotoToSend): Promise<OwnPhoto> {
  const { partyId, cid, name, uploadKey, digest, file, signal, onProgress } = photo;
  const guestKey = makeGuestKey(partyId);
  const announced = { partyId, guestKey, bytes: file.size, cid, name, uploadKey, digest };
  const { photoId, direct } = await ask(beginPhoto, announced, signal);
  if (photo.isRepeated) {
    const [known] = await ownPhotosNow(partyId, [photoId], signal);
    if (known && known.status !== 'receiving') return known;
  }
  onProgress(0);
  if (direct && (await sendDirect(direct, { file, onProgress, signal }))) {
    return ask(receivePhoto, { partyId, photoId, guestKey }, signal);
  }
  const { url, headers } = requestParts(uploadPhoto, { partyId, photoId, guestKey });
  return uploadFile(uploadPhoto, { url, headers, file, onProgress, signal });
}
