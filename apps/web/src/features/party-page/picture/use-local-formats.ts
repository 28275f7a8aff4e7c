import { useEffect, useState } from 'react';
import { partOf } from '../../../components/picture/read-picture';
import { draftPicture, isLocal } from '../../../lib/draft-picture';

/** The addresses of both formats. */
export interface Formats {
  wide: string;
  upright: string;
}

/** Makes both formats; calls `show` with their addresses. Returns a function that ends it. */
function makeFormats(heroImage: string, show: (made: Formats) => void): () => void {
  const made: string[] = [];
  let isWanted = true;
  const addressOf = (part: Blob | null) => {
    const address = part === null ? '' : URL.createObjectURL(part);
    made.push(address);
    return address;
  };
  const make = async () => {
    const { file, parts } = (await draftPicture(heroImage)) ?? {};
    if (!file || !parts) return;
    const [wide, upright] = await Promise.all([
      partOf(file, 'wide', parts.wide),
      partOf(file, 'upright', parts.upright),
    ]);
    if (isWanted) show({ wide: addressOf(wide), upright: addressOf(upright) });
  };
  // A picture that the browser has lost leaves the coloured paper.
  make().catch(() => undefined);
  return () => {
    isWanted = false;
    made.forEach((address) => URL.revokeObjectURL(address));
  };
}

/** Both formats of a picture that is only in this browser; undefined until they are made, and for others. */
export function useLocalFormats(heroImage: string | null): Formats | undefined {
  const [made, setMade] = useState<Formats>();
  const local = isLocal(heroImage) ? heroImage : null;
  useEffect(() => (local === null ? undefined : makeFormats(local, setMade)), [local]);
  return local === null ? undefined : made;
}
