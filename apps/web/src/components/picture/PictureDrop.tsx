import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../ErrorText';
import { canSucceedLater, type PictureUpload } from './use-picture-upload';

interface PictureDropProps {
  upload: PictureUpload;
  /** No reports arrive at the moment. */
  broken: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Accepts a dropped or chosen picture, which a phone may take at once, and shows how far it is or why it failed. */
export function PictureDrop({ upload, broken, onFile, onCancel }: PictureDropProps) {
  const { t } = useTranslation(['picture', 'app']);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  const choose = () => input.current?.click();
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        p: 2.5,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: '16px',
      }}
    >
      {/* The button replaces it. A phone turns its own format into JPEG because no other is accepted. */}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        data-testid="picture-file"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
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
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('hint')}
          </Typography>
        </>
      )}
    </Box>
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
