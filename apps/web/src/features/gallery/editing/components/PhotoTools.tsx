import Delete from '@mui/icons-material/DeleteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Photo } from '@festlig/contracts/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletePhoto } from '../../components/DeletePhoto';
import { useShown } from '../use-shown';

interface PhotoToolsProps {
  partyId: string;
  photo: Photo;
  /** How the photo is called. */
  name: string;
}

/** What an editor does with a photo, without touch: shown when it is pointed at or focused. */
export default function PhotoTools({ partyId, photo, name }: PhotoToolsProps) {
  const { t } = useTranslation('gallery-editor');
  const setShown = useShown(partyId);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Box sx={bar}>
      <Tooltip title={t(photo.public ? 'hide' : 'show')}>
        <IconButton
          role="switch"
          aria-checked={photo.public}
          aria-label={t('shownLabel', { photo: name })}
          onClick={() => void setShown(photo, !photo.public)}
        >
          {photo.public ? <Visibility /> : <VisibilityOff />}
        </IconButton>
      </Tooltip>
      <IconButton
        aria-label={t('deleteLabel', { photo: name })}
        onClick={() => setIsDeleting(true)}
        sx={{ '@container (max-width: 95px)': { display: 'none' } }}
      >
        <Delete />
      </IconButton>
      {isDeleting && <DeletePhoto partyId={partyId} photo={photo} isOwn={false} onClose={() => setIsDeleting(false)} />}
    </Box>
  );
}

const bar = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'flex',
  justifyContent: 'flex-end',
  pt: 3,
  background: 'linear-gradient(transparent, rgb(42 35 32 / 0.62))',
  pointerEvents: 'none',
  transition: 'opacity 120ms',
  '& button': { color: '#fff', pointerEvents: 'auto', '& svg': { filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.6))' } },
  opacity: 0,
  'figure:hover &, figure:focus-within &': { opacity: 1 },
} as const;
