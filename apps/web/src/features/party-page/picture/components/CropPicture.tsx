import type { OwnImage } from '@festlig/contracts/media';
import { useCrop } from '../use-crop';
import { CropFormats } from './CropFormats';

interface CropPictureProps {
  partyId: string;
  image: OwnImage;
  /** The present hero picture: if it is a crop of this picture, its parts are shown first. */
  chosen: string | null;
  onDone: (heroImage: string) => void;
  onBack: () => void;
}

/** Chooses the part of a picture for each format, and has the hero picture made. */
export const CropPicture = ({ partyId, image, chosen, onDone, onBack }: CropPictureProps) => (
  <CropFormats src={image.src ?? ''} cropping={useCrop(partyId, image, chosen, onDone)} onBack={onBack} />
);
