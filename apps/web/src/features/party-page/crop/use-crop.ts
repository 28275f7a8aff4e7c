import type { OwnImage } from '@festlig/contracts/media';
import { followImage } from '@festlig/contracts/media/http';
import { type Area, type CropFormat, isSameArea, proposedArea } from '@festlig/domain/media/crop-area';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { firstError } from '../../../api/api-error';
import { useFollow } from '../../../api/use-follow';
import type { CodedError } from '../../../lib/coded-error';
import { useCropImageMutation } from '../api';

export type Parts = Record<CropFormat, Area>;
export type Cropping = ReturnType<typeof useCrop>;

/** The parts of a picture that are proposed. */
export const proposedParts = (size: { width: number; height: number }): Parts => ({
  wide: proposedArea(size, 'wide'),
  upright: proposedArea(size, 'upright'),
});

/** The parts of the present hero picture, or else those that are proposed. */
function firstParts({ crops, width, height }: OwnImage, chosen: string | null): Parts {
  const present = crops.find(({ heroImage }) => heroImage !== null && heroImage === chosen);
  const proposed = proposedParts({ width: width ?? 1, height: height ?? 1 });
  return { wide: present?.wide ?? proposed.wide, upright: present?.upright ?? proposed.upright };
}

/** The parts of a picture that a host chooses, or has chosen, and the making of the hero picture. */
export function useCrop(
  partyId: string,
  image: OwnImage,
  chosen: string | Parts | null,
  onDone: (heroImage: string) => void,
) {
  const [parts, setParts] = useState(() =>
    chosen !== null && typeof chosen === 'object' ? chosen : firstParts(image, chosen),
  );
  const [making, setMaking] = useState<Parts>();
  const [problem, setProblem] = useState<CodedError>();
  const [cropImage] = useCropImageMutation();
  const { imageId } = image;
  const { broken } = useFollow(followImage, making ? { partyId, imageId } : skipToken, ({ crops }) => {
    if (!making) return;
    const made = crops.find((crop) => isSameArea(crop.wide, making.wide) && isSameArea(crop.upright, making.upright));
    if (made?.heroImage) onDone(made.heroImage);
  });
  const make = async () => {
    setProblem(undefined);
    try {
      await cropImage({ partyId, imageId, ...parts }).unwrap();
      setMaking(parts);
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  return {
    parts,
    setPart: (format: CropFormat, part: Area) => setParts((now) => ({ ...now, [format]: part })),
    make: () => void make(),
    isMaking: making !== undefined,
    /** No report of the crop arrives at the moment. */
    broken,
    problem,
  };
}
