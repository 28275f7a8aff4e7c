import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isOverPage } from '../lib/over-page';
import { Dialog } from './Dialog';
import { OfflineNotice } from './OfflineNotice';
import { useTitle } from './use-title';

interface OverlayProps {
  title: string;
  /** The title of the invitation below, for the browser tab. */
  of: string;
  /** Pixels, on screens that are wider than a phone's. */
  width: number;
  /** Fills the window instead. */
  fills?: boolean;
  /** Said beside the title in fewer words. */
  aside?: ReactNode;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  /** Says no while Escape means something else. */
  mayClose?: () => boolean;
  children: ReactNode;
}

/** Something at an address of its own over the invitation, full screen on a phone; Back closes it (rules: photo-overlay, wish-overlay). */
export function Overlay(props: OverlayProps) {
  const { title, of, width, fills = false, aside, actions, mayClose = () => true, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { idOrSlug } = useParams();
  const { state, search } = useLocation();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  useTitle(`${title} · ${of}`, { isOver: true });
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
      // By its own address nothing was there before: the server may have shown its contents already.
      {...(!isOverPage(state) && { transitionDuration: 0 })}
      maxWidth={false}
      slotProps={{
        paper: {
          sx: {
            bgcolor: 'background.default',
            ...(isPhone
              ? { borderRadius: 0 }
              : {
                  width: fills ? '100%' : width,
                  height: 'calc(100dvh - 64px)',
                  maxHeight: 'none',
                  ...(fills && { m: 2, height: 'calc(100dvh - 32px)' }),
                }),
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: { xs: 2, sm: 4 },
          pr: { xs: 1, sm: 2.5 },
          pt: { xs: 1, sm: 2.25 },
          pb: { xs: 0.75, sm: 1.5 },
        }}
      >
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <DialogTitle id={id} variant="h2" sx={{ p: '0 !important' }}>
            {title}
          </DialogTitle>
          {aside}
        </Box>
        {actions}
        <IconButton aria-label={t('action.close')} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      <OfflineNotice />
      <DialogContent
        sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 4 }, pt: '20px !important', pb: { xs: 4, sm: 5 } }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
