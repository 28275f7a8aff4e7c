import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Fragment, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lowIcon } from '../../../../components/dense';
import { Dialog } from '../../../../components/Dialog';

/** A phone has no keyboard, and no room. */
const button = { ...lowIcon, display: { xs: 'none', sm: 'inline-flex' } } as const;

/** Where "?" is typed, and where another dialog or menu is in front. */
const ELSEWHERE = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** Says which keys select guests (rule: contact-selection). "?" opens it, except where it is typed. */
export function KeyHelp() {
  const { t } = useTranslation(['guest-keys', 'app']);
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(false);
  const keys = [
    ['↑ ↓', t('move')],
    [t('space'), t('select')],
    [t('shift'), t('several')],
    ['Ctrl + A', t('page')],
    ['Esc', t('clear')],
    ['?', t('help')],
  ] as const;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('title')}
        aria-haspopup="dialog"
        title={t('title')}
        sx={button}
        onClick={() => setOpen(true)}
      >
        <Keyboard fontSize="small" />
      </IconButton>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{t('title')}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1.25 }}
          >
            {keys.map(([key, does]) => (
              <Fragment key={key}>
                <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {key}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {does}
                </Box>
              </Fragment>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('app:action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
