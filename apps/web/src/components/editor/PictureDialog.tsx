import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { OwnImage } from '@festlig/contracts/media';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../Dialog';
import { PictureDrop } from '../picture/PictureDrop';
import { usePictureUpload } from '../picture/use-picture-upload';
import type { TextPicture } from './quill-picture';

interface PictureDialogProps {
  partyId: string;
  /** A file that was dropped on the text. */
  file?: File | undefined;
  onInsert: (picture: TextPicture) => void;
  onCancel: () => void;
}

/** Uploads a picture for the text and asks what it shows (rule: own-picture-in-text). */
export function PictureDialog({ partyId, file, onInsert, onCancel }: PictureDialogProps) {
  const { t } = useTranslation(['editor', 'app']);
  const id = useId();
  const [image, setImage] = useState<OwnImage>();
  const [alt, setAlt] = useState('');
  const { upload, broken, start, cancel } = usePictureUpload(partyId, setImage);
  const begin = useEffectEvent(() => file && start(file));
  useEffect(() => void begin(), []);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="xs" fullWidth disableRestoreFocus>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React may nest it inside another form.
          event.stopPropagation();
          if (!image?.src) return;
          onInsert({ src: image.src, alt: alt.trim(), width: String(image.width), height: String(image.height) });
        }}
      >
        <DialogTitle id={id}>{t('picture.title')}</DialogTitle>
        <DialogContent>
          {image?.src ? (
            <>
              <Box
                component="img"
                src={image.src}
                alt=""
                sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, mb: 2 }}
              />
              <TextField
                fullWidth
                autoFocus
                label={t('picture.alt')}
                helperText={t('picture.altHint')}
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
            </>
          ) : (
            <PictureDrop upload={upload} broken={broken} onFile={start} onCancel={cancel} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('app:action.cancel')}</Button>
          {image && (
            <Button type="submit" variant="contained">
              {t('picture.insert')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
