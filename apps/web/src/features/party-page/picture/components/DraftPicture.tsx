import { isTall } from '@festlig/domain/media/crop-area';
import { useEffect, useState } from 'react';
import { PictureDrop } from '../../../../components/picture/PictureDrop';
import type { PictureUpload } from '../../../../components/picture/use-picture-upload';
import { keepDraftPicture } from '../../../../lib/draft-picture';
import { lookOfFile, readPicture } from '../../../../components/picture/read-picture';
import { proposedParts, type Parts } from '../../crop/use-crop';
import { CropFormats, type PhotoChoice } from '../../crop/components/CropFormats';
import { OwnPart } from './OwnPart';

interface Picture {
  file: File;
  src: string;
  parts: Parts;
  isTall: boolean;
}

const keep = async ({ file, parts }: Picture): Promise<string> =>
  keepDraftPicture(file, parts, await lookOfFile(file, parts));

/** Chooses and crops a picture of the host for a draft: it is kept in this browser (rule: own-picture-of-draft). */
export default function DraftPicture({ placed, onChoose, onCropping }: PhotoChoice) {
  const [upload, setUpload] = useState<PictureUpload>({ step: 'none' });
  const [picture, setPicture] = useState<Picture>();
  const src = picture?.src;
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);
  const read = async (file: File) => {
    const found = await readPicture(file);
    if ('code' in found) return setUpload({ step: 'failed', error: found, file });
    setUpload({ step: 'none' });
    setPicture({ file, src: URL.createObjectURL(file), parts: proposedParts(found), isTall: isTall(found) });
    onCropping(true);
  };
  if (picture) {
    const cropping = {
      parts: picture.parts,
      setPart: (format: keyof Parts, part: Parts['wide']) =>
        setPicture((now) => now && { ...now, parts: { ...now.parts, [format]: part } }),
      make: () => void keep(picture).then((heroImage) => onChoose(heroImage, picture.isTall)),
      isMaking: false,
      broken: false,
      problem: undefined,
    };
    const back = () => {
      setPicture(undefined);
      onCropping(false);
    };
    return <CropFormats src={picture.src} cropping={cropping} {...placed(picture.isTall)} onBack={back} />;
  }
  return (
    <OwnPart isIdle={upload.step === 'none'}>
      <PictureDrop
        upload={upload}
        broken={false}
        isBare
        onFile={(file) => void read(file)}
        onCancel={() => setUpload({ step: 'none' })}
      />
    </OwnPart>
  );
}
