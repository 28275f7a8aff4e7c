import type { OwnImage } from '@festlig/contracts/media';
import { useCrop } from '../use-crop';
import { isTall } from '@festlig/domain/media/crop-area';
import { CropFormats, type PhotoChoice } from './CropFormats';

interface CropPictureProps {
  partyId: string;
  image: OwnImage;
  /** The present hero picture: if it is a crop of this picture, its parts are shown first. */
  chosen: string | null;
  placed: PhotoChoice['placed'];
  onDone: PhotoChoice['onChoose'];
  onBack: () => void;
}

/** Chooses the part of a picture for each format, and has the hero picture made. */
export function CropPicture({ partyId, image, chosen, placed, onDone, onBack }: CropPictureProps) {
  const tall = isTall({ width: image.width ?? 1, height: image.height ?? 1 });
  const cropping = useCrop(partyId, image, chosen, (heroImage) => onDone(heroImage, tall));
  return <CropFormats src={image.src ?? ''} cropping={cropping} {...placed(tall)} onBack={onBack} />;
}
