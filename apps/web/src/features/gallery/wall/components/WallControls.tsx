import Close from '@mui/icons-material/Close';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFullScreen } from '../use-full-screen';
import { WALL } from '../colours.model';

interface WallControlsProps {
  isPaused: boolean;
  /** Undefined while nothing moves. */
  onPause: ((isPaused: boolean) => void) | undefined;
  /** The gallery. */
  to: string;
  isHidden: boolean;
}

/** What somebody at the screen can do; out of sight while nobody is, unless the keyboard is there. */
export function WallControls({ isPaused, onPause, to, isHidden }: WallControlsProps) {
  const { t } = useTranslation('wall');
  const { isFull, toggle } = useFullScreen();
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 4,
        top: 16,
        right: 16,
        display: 'flex',
        gap: 1,
        opacity: isHidden ? 0 : 1,
        transition: 'opacity 180ms',
        '&:has(:focus-visible)': { opacity: 1 },
        '& .MuiIconButton-root': {
          color: WALL.words,
          bgcolor: 'rgb(42 35 32 / 0.72)',
          '&:hover': { bgcolor: WALL.ground },
          '&:focus-visible': { outlineColor: 'currentColor' },
        },
      }}
    >
      {onPause && (
        <IconButton aria-label={t(isPaused ? 'resume' : 'pause')} onClick={() => onPause(!isPaused)}>
          {isPaused ? <PlayArrow /> : <Pause />}
        </IconButton>
      )}
      {toggle && (
        <IconButton aria-label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={toggle}>
          {isFull ? <FullscreenExit /> : <Fullscreen />}
        </IconButton>
      )}
      <IconButton component={Link} to={to} aria-label={t('close')}>
        <Close />
      </IconButton>
    </Box>
  );
}
