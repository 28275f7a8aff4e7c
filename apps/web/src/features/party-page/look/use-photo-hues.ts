import { WHOLE } from '@festlig/domain/media/crop-area';
import { heroThumb } from '@festlig/domain/web/hero-image';
import { ownImageOf } from '@festlig/domain/web/own-image';
import { useEffect, useState } from 'react';
import { huesOfFile } from '../../../components/picture/read-picture';
import { draftPicture, isLocal } from '../../../lib/draft-picture';

/** The host's own picture as it is shown, or the part of it that is; null for a drawing, and for one that is not there. */
async function pictureOf(heroImage: string) {
  if (isLocal(heroImage)) {
    const { file, parts } = (await draftPicture(heroImage)) ?? {};
    return file && parts ? { file, part: parts.wide } : null;
  }
  if (ownImageOf(heroImage) === null) return null;
  const answer = await fetch(heroThumb(heroImage));
  return answer.ok ? { file: await answer.blob(), part: WHOLE } : null;
}

async function huesIn(heroImage: string, known: string): Promise<number[]> {
  const picture = await pictureOf(heroImage);
  return picture ? huesOfFile(picture.file, picture.part, known) : [];
}

const NONE: readonly number[] = [];

/** The hues that a host can choose from their own picture beside a `known` colour; none until it has been read, and where it cannot be (rule: look-chosen). */
export function usePhotoHues(heroImage: string | null, known: string): readonly number[] {
  const [read, setRead] = useState<{ of: string; hues: number[] }>();
  useEffect(() => {
    if (heroImage === null) return;
    let isWanted = true;
    huesIn(heroImage, known)
      .then((hues) => isWanted && setRead({ of: heroImage, hues }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [heroImage, known]);
  return read?.of === heroImage ? read.hues : NONE;
}
