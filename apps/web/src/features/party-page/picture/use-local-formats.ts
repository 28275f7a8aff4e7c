import { useEffect, useState } from 'react';
import { partOf } from '../../../components/picture/read-picture';
import { draftPicture, isLocal } from '../../../lib/draft-picture';
import type { KeptFile } from '../../../lib/kept-files';

/** The addresses of both formats. */
export interface Formats {
  wide: string;
  upright: string;
}

/** Makes both formats; calls `show` with their addresses, or with null. Returns a function that ends it. */
function makeFormats(kept: Promise<KeptFile | undefined>, show: (made: Formats | null) => void): () => void {
  const made: string[] = [];
  let isWanted = true;
  const addressOf = (part: Blob | null) => {
    const address = part === null ? '' : URL.createObjectURL(part);
    made.push(address);
    return address;
  };
  const make = async () => {
    const { file, parts } = (await kept) ?? {};
    if (!file || !parts) throw new Error('no picture');
    const [wide, upright] = await Promise.all([
      partOf(file, 'wide', parts.wide),
      partOf(file, 'upright', parts.upright),
    ]);
    if (isWanted) show({ wide: addressOf(wide), upright: addressOf(upright) });
  };
  // A picture that the browser has lost leaves the coloured paper.
  make().catch(() => isWanted && show(null));
  return () => {
    isWanted = false;
    made.forEach((address) => URL.revokeObjectURL(address));
  };
}

/** Both formats of a picture that is only in this browser; undefined until they are made, and for others. */
export function useLocalFormats(heroImage: string | null): Formats | undefined {
  const [made, setMade] = useState<Formats | null>();
  const local = isLocal(heroImage) ? heroImage : null;
  useEffect(() => (local === null ? undefined : makeFormats(draftPicture(local), setMade)), [local]);
  return local === null ? undefined : (made ?? undefined);
}

/** Both formats of a picture that waits to be sent; undefined until they are made, null when they cannot be. */
export function useWaitingFormats(kept: KeptFile | undefined): Formats | null | undefined {
  const [made, setMade] = useState<Formats | null>();
  useEffect(() => (kept ? makeFormats(Promise.resolve(kept), setMade) : undefined), [kept]);
  return made;
}
