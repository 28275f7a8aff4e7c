import Crop from '@mui/icons-material/Crop';
import type { OwnImage } from '@festlig/contracts/media';
import { followImage } from '@festlig/contracts/media/http';
import { ownImageOf } from '@festlig/domain/web/own-image';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollow } from '../../../../api/use-follow';
import { CallButton } from '../../../../components/form/CallButton';
import { PictureDrop } from '../../../../components/picture/PictureDrop';
import { usePictureUpload } from '../../../../components/picture/use-picture-upload';
import type { PhotoChoice } from '../../crop/components/CropFormats';
import { CropPicture } from '../../crop/components/CropPicture';
import { OwnPart } from './OwnPart';

interface OwnPictureProps extends PhotoChoice {
  partyId: string;
  /** The present hero picture. */
  chosen: string | null;
}

/** Uploads a picture of the host and crops it for the top of the page, or changes the present crop (rule: own-hero). */
export default function OwnPicture({ partyId, chosen, placed, onChoose, onCropping }: OwnPictureProps) {
  const { t } = useTranslation('page-editor');
  const [image, setImage] = useState<OwnImage>();
  const [isAdjusting, setAdjusting] = useState(false);
  const crop = (shown: OwnImage | undefined) => {
    setAdjusting(false);
    setImage(shown);
    onCropping(shown !== undefined);
  };
  const { upload, broken, start, cancel } = usePictureUpload(partyId, crop);
  const present = chosen === null ? null : ownImageOf(chosen);
  useFollow(followImage, isAdjusting && present ? { partyId, imageId: present.imageId } : skipToken, (found) => {
    if (found.status === 'ready') crop(found);
  });
  if (image) {
    return (
      <CropPicture
        partyId={partyId}
        image={image}
        chosen={chosen}
        placed={placed}
        onDone={onChoose}
        onBack={() => crop(undefined)}
      />
    );
  }
  return (
    <OwnPart isIdle={upload.step === 'none'}>
      {present && (
        <CallButton
          startIcon={<Crop />}
          running={isAdjusting}
          onClick={() => setAdjusting(true)}
          sx={{ mb: { sm: 1.5 } }}
        >
          {t('own.adjust')}
        </CallButton>
      )}
      <PictureDrop upload={upload} broken={broken} isBare onFile={start} onCancel={cancel} />
    </OwnPart>
  );
}
