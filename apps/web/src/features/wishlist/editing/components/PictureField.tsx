import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../../components/Bone';
import { PictureDrop } from '../../../../components/picture/PictureDrop';
import type { usePictureUpload } from '../../../../components/picture/use-picture-upload';
import { reducePicture } from '../../../../lib/reduce-picture';
import { WISH_PICTURE_WIDTH } from '../../model';

interface PictureFieldProps {
  picture: ReturnType<typeof usePictureUpload>;
  /** The page of the link is being looked up, and may have a picture. */
  isReading: boolean;
}

/** The picture of a wish, reduced before it is uploaded (rules: wish-picture, wish-picture-reduced). */
export function PictureField({ picture, isReading }: PictureFieldProps) {
  const { t } = useTranslation('wish-editor');
  const { input } = useField<string | null>('image', { allowNull: true });
  const { upload, broken, start, cancel } = picture;
  if (input.value) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="img"
          src={input.value}
          alt={t('form.image')}
          sx={{
            width: 120,
            height: 120,
            objectFit: 'contain',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'divider',
            borderRadius: '14px',
          }}
        />
        <Button color="inherit" onClick={() => input.onChange(null)}>
          {t('form.pictureRemove')}
        </Button>
      </Box>
    );
  }
  if (isReading && upload.step === 'none') return <Bone style={{ width: 120, height: 120, borderRadius: 14 }} />;
  return (
    <PictureDrop
      upload={upload}
      broken={broken}
      onFile={(file) => void reducePicture(file, WISH_PICTURE_WIDTH).then(start)}
      onCancel={cancel}
    />
  );
}
