import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The height until the mail can be measured. */
const FIRST_HEIGHT = 520;

interface MailFrameProps {
  html: string;
  subject: string;
  title: string;
  /** The width of the simulated screen in CSS pixels; scaled down where there is less room. */
  width: number;
}

/** Reports the mail's height in CSS pixels at its own width. */
function useMailHeight() {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    observer.current?.disconnect();
    if (!body || typeof ResizeObserver === 'undefined') return;
    observer.current = new ResizeObserver(() => {
      const margin = Number.parseFloat(getComputedStyle(body).marginBottom) || 0;
      setHeight(Math.ceil(body.getBoundingClientRect().bottom + margin));
    });
    observer.current.observe(body);
  };
  return { height, onLoad };
}

/**
 * A mail in an iframe without scripts. It shares our origin so that it can be measured and can show our pictures;
 * without scripts nothing in it can use that.
 */
export function MailFrame({ html, subject, title, width }: MailFrameProps) {
  const { t } = useTranslation('invitations');
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    if (!room.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const { height, onLoad } = useMailHeight();
  const scale = Math.min(1, available / width);
  return (
    <div ref={room}>
      <Box sx={{ ...screen, width: width * scale }}>
        <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', fontWeight: 600, fontSize: '0.9375rem' }}>
          {t('preview.subject', { subject })}
        </Box>
        <Box sx={{ height: height * scale, overflow: 'hidden' }}>
          <iframe
            title={title}
            sandbox="allow-same-origin"
            onLoad={onLoad}
            srcDoc={html}
            style={{
              border: 0,
              display: 'block',
              width,
              height,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </Box>
      </Box>
    </div>
  );
}

const screen = {
  mx: 'auto',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '20px',
  boxShadow: '0 12px 40px -16px rgba(42, 35, 32, 0.25)',
} as const;
