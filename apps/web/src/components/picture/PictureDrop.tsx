import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea, DropHint } from '../DropArea';
import { ErrorText } from '../ErrorText';
import { canSucceedLater, type PictureUpload } from './use-picture-upload';

interface PictureDropProps {
  upload: PictureUpload;
  /** No reports arrive at the moment. */
  broken: boolean;
  /** Until a picture is chosen a phone has its button alone, without a frame and words about it. */
  isBare?: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Accepts a dropped or chosen picture, which a phone may take at once, and shows how far it is or why it failed. */
export function PictureDrop({ upload, broken, isBare = false, onFile, onCancel }: PictureDropProps) {
  const { t } = useTranslation(['picture', 'app']);
  return (
    // A phone turns its own format into JPEG because no other is accepted.
    <DropArea
      accept="image/jpeg,image/png"
      testId="picture-file"
      isBare={isBare && upload.step === 'none'}
      onFile={onFile}
    >
      {({ over, choose }) => (
        <>
          {upload.step === 'failed' && (
            <Alert severity="error" sx={{ textAlign: 'left', mb: 2 }}>
              {t('failed')} <ErrorText of={upload.error} />
            </Alert>
          )}
          {upload.step === 'sending' || upload.step === 'reading' ? (
            <UnderWay upload={upload} broken={broken} onCancel={onCancel} />
          ) : (
            <>
              <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', flexWrap: 'wrap' }} useFlexGap>
                {upload.step === 'failed' && canSucceedLater(upload.error) && (
                  <Button variant="contained" onClick={() => onFile(upload.file)}>
                    {t('again')}
                  </Button>
                )}
                <Button variant="outlined" startIcon={<AddPhoto />} onClick={choose}>
                  {t(over ? 'drop' : upload.step === 'failed' ? 'other' : 'choose')}
                </Button>
              </Stack>
              <Box sx={isBare && upload.step === 'none' ? { display: { xs: 'none', sm: 'block' } } : {}}>
                <DropHint formats={t('formats')} drag={t('drag')} />
              </Box>
            </>
          )}
        </>
      )}
    </DropArea>
  );
}

type Moving = Extract<PictureUpload, { step: 'sending' | 'reading' }>;

function UnderWay({ upload, broken, onCancel }: { upload: Moving; broken: boolean; onCancel: () => void }) {
  const { t } = useTranslation(['picture', 'app']);
  const id = useId();
  const percent = upload.step === 'sending' ? Math.round(upload.share * 100) : 100;
  const isSent = upload.step === 'reading' || percent === 100;
  return (
    <>
      <Typography id={id} role="status" sx={{ mb: 1.5 }}>
        {broken ? t('waiting') : isSent ? t('reading') : t('sending', { percent })}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
      />
      <Button onClick={onCancel}>{t('app:action.cancel')}</Button>
    </>
  );
}
