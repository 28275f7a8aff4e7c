import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { leadToCopy } from '../lib/kept-copies';
import { isOverPage } from '../lib/over-page';
import { Dialog } from './Dialog';
import { OfflineNotice } from './OfflineNotice';
import { Page } from './Page';
import { useTitle } from './use-title';

interface OverlayProps {
  title: string;
  /** The title of the invitation below, for the browser tab. */
  of: string;
  /** Pixels, over the invitation on screens that are wider than a phone's. */
  width: number;
  /** Fills the window instead. */
  fills?: boolean;
  /** Said beside the title in fewer words. */
  aside?: string | undefined;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Something at an address of its own: over the invitation, or for hosts a page in its place (rules: photo-overlay, wish-overlay). */
export function Overlay({ isPage, ...props }: OverlayProps & { isPage: boolean }) {
  useTitle(`${props.title} · ${props.of}`, { isOver: true });
  return isPage ? <InPlace {...props} /> : <OverInvitation {...props} />;
}

/** One of the host's pages, with the menu of the party above it. */
function InPlace({ title, fills = false, aside, actions, children }: OverlayProps) {
  const { state } = useLocation();
  const isFromInvitation = useNavigationType() === 'PUSH' && isOverPage(state);
  // A link of the invitation leaves the scroll position as it was, for what is opened over it.
  useLayoutEffect(() => {
    if (isFromInvitation) window.scrollTo(0, 0);
  }, [isFromInvitation]);
  return (
    <Page title={title} width={fills ? 'screen' : 'page'} lead={aside} action={actions} dense>
      {children}
    </Page>
  );
}

/** Full screen on a phone; Back and Escape close it. */
function OverInvitation({ title, width, fills = false, aside, actions, children }: OverlayProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { idOrSlug } = useParams();
  const { pathname, state, search } = useLocation();
  const keys = guestQueryOf(new URLSearchParams(search));
  const invitation = `/${idOrSlug}${keys}`;
  useEffect(() => void leadToCopy(invitation, pathname + keys).catch(() => undefined), [invitation, keys, pathname]);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => {
    if (isOverPage(state)) return void navigate(-1);
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
            ...(!isPhone && {
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
          flex: 'none',
          overflow: 'hidden',
          pl: { xs: 2, sm: 4 },
          pr: { xs: 1, sm: 2.5 },
          pt: { xs: 1, sm: 2.25 },
          pb: { xs: 0.75, sm: 1.5 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <DialogTitle id={id} variant="h2" component="h1" sx={{ p: '0 !important' }}>
              {title}
            </DialogTitle>
            {aside && <Typography color="textSecondary">{aside}</Typography>}
          </Box>
          {actions}
          <IconButton aria-label={t('action.close')} onClick={close}>
            <Close />
          </IconButton>
        </Box>
      </Box>
      <OfflineNotice />
      <DialogContent
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          px: { xs: 2, sm: 4 },
          pt: '20px !important',
          pb: { xs: 4, sm: 5 },
        }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
