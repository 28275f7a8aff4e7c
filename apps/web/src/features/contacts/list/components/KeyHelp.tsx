import Keyboard from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { lowIcon } from '../../../../components/dense';

/** A phone has no keyboard, and no room. */
const button = { ...lowIcon, display: { xs: 'none', sm: 'inline-flex' } } as const;

/** Says which keys select guests. */
export function KeyHelp() {
  const { t } = useTranslation('contacts');
  return (
    <Tooltip title={t('selection.keys')} describeChild enterTouchDelay={0}>
      <IconButton size="small" aria-label={t('selection.keysLabel')} sx={button}>
        <Keyboard fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
