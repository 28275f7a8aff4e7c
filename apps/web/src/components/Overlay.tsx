import Close from '@mui/icons-material/Close';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isOverPage } from '../lib/over-page';
import { Dialog } from './Dialog';

interface OverlayProps {
  title: string;
  /** The title of the invitation below, for the browser tab. */
  of: string;
  /** Pixels, on screens that are wider than a phone's. */
  width: number;
  /** Says no while Escape means something else. */
  mayClose?: () => boolean;
  children: ReactNode;
}

/** Something at an address of its own over the invitation, full screen on a phone; Back closes it (rule: wish-overlay). */
export function Overlay({ title, of, width, mayClose = () => true, children }: OverlayProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { idOrSlug } = useParams();
  const { state, search } = useLocation();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  useEffect(() => {
    document.title = `${title} · ${of} · Festlig`;
    return () => {
      document.title = `${of} · Festlig`;
    };
  }, [title, of]);
  const close = () => {
    if (!mayClose()) return;
    if (isOverPage(state)) return void navigate(-1);
    const invitation = `/${idOrSlug}${guestQueryOf(new URLSearchParams(search))}`;
    void navigate(invitation, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open
      closesByBack={false}
      onClose={close}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={false}
      slotProps={{
        paper: {
          sx: isPhone
            ? { borderRadius: 0, bgcolor: 'background.default' }
            : { width, height: 'calc(100dvh - 64px)', maxHeight: 'none', bgcolor: 'background.default' },
        },
      }}
    >
      <DialogTitle
        id={id}
        variant="h2"
        sx={{ pl: { xs: 2, sm: 4 }, pr: 9, pt: { xs: 1.75, sm: 3 }, pb: { xs: 1.25, sm: 2 } }}
      >
        {title}
      </DialogTitle>
      <IconButton
        aria-label={t('action.close')}
        onClick={close}
        sx={{ position: 'absolute', right: { xs: 8, sm: 20 }, top: { xs: 8, sm: 18 } }}
      >
        <Close />
      </IconButton>
      <DialogContent
        sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 4 }, pt: '20px !important', pb: { xs: 4, sm: 5 } }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
