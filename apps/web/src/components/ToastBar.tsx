import Alert, { type AlertColor } from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { barsBelow } from '../lib/bars-below';
import { besideDialog, besideTitle } from '../lib/message-place';

export interface Toast {
  id: number;
  text: ReactNode;
  severity: AlertColor;
  /** For example an undo button. */
  action?: ReactNode;
}

interface ToastBarProps {
  toast: Toast;
  open: boolean;
  onClose: () => void;
}

/**
 * One short message; it closes after 6 s, by its button, or when a link leads to another page, which it says nothing about: unless
 * something can be undone by it (rule: message-leaves).
 */
export default function ToastBar(props: ToastBarProps) {
  return (
    // Outside the page, which is hidden from screen readers while a dialog is open.
    <Portal>
      <Shown key={props.toast.id} {...props} />
    </Portal>
  );
}

/** What lies over the page and is no bar of it: the message itself, and menus, which are as large as the screen. */
const OVER_BARS = '.MuiSnackbar-root, .MuiPopover-root';
/** The way back from what was done; a link only leads on, and other messages have a cross. */
const UNDO = '.MuiAlert-action button.MuiButton-root';
/** As high as a message of one line, in px. */
const ONE_LINE = 48;
/** Longer than a dialog takes to leave. */
const LOOKED_AGAIN_MS = 250;

/**
 * How far above the lower edge the message stands in px as long as it is shown: above the bars there, of which one may come or go
 * when something is changed, selected or scrolled, and not on the title. Over a dialog above its buttons, null where there is no
 * place below its heading; undefined while that may be leaving, as after the press that caused the message.
 */
function usePlace(open: boolean, message: RefObject<HTMLElement | null>): number | null | undefined {
  const [below, setBelow] = useState<number | null | undefined>(() => placeOf(ONE_LINE) ?? undefined);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      const height = message.current?.offsetHeight ?? ONE_LINE;
      setBelow(placeOf(height) ?? besideDialog(height));
    }, LOOKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [open, message]);
  return below;
}

/** Calls back when a link leads to another page. A page to which a finished action leads keeps the message. */
function useLeaving(open: boolean, message: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const { pathname } = useLocation();
  const leave = useEffectEvent(() => {
    if (!message.current?.querySelector(UNDO)) onLeave();
  });
  useEffect(() => {
    if (!open) return;
    const followed = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.target === '' && link.pathname !== pathname) leave();
    };
    document.addEventListener('click', followed, true);
    return () => document.removeEventListener('click', followed, true);
  }, [open, pathname]);
}

/** Null while something covers the screen. */
function placeOf(height: number): number | null {
  const bars = barsBelow(OVER_BARS);
  return bars === null ? null : besideTitle(height, bars);
}

/**
 * At the lower edge, above the bars there, because headings and buttons of the page are on top, and not on its title; while a dialog is open, above its
 * buttons (rule: message-beside-bars).
 */
function Shown({ toast, open, onClose }: ToastBarProps) {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  const below = usePlace(open, message);
  useLeaving(open, message, onClose);
  const isBelow = typeof below === 'number';
  return (
    <Snackbar
      ref={message}
      open={open}
      anchorOrigin={{ vertical: isBelow ? 'bottom' : 'top', horizontal: 'center' }}
      sx={{ ...(!isBelow && { mt: { xs: 6, sm: 7 } }), displayPrint: 'none' }}
      style={{ ...(isBelow && { marginBottom: below + 4 }), ...(below === undefined && { visibility: 'hidden' }) }}
      autoHideDuration={6000}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        severity={toast.severity}
        variant="filled"
        action={toast.action}
        closeText={t('action.close')}
        onClose={onClose}
        sx={alert}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}

/** Its button is higher than a line of text. */
const alert = {
  width: { xs: '100%', sm: 'auto' },
  alignItems: 'center',
  py: 0.25,
  '& .MuiAlert-action': { py: 0, alignItems: 'center' },
} as const;
