import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const HEIGHT = 560;

interface MailFrameProps {
  html: string;
  subject: string;
  title: string;
  /** How wide the reader's screen is, CSS pixels; shown smaller where there is less room. */
  width: number;
}

/** A mail in a window of its own that can run nothing and reach nothing. */
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
  const scale = Math.min(1, available / width);
  return (
    <div ref={room}>
      <Box sx={{ ...screen, width: width * scale }}>
        <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', fontWeight: 600, fontSize: '0.9375rem' }}>
          {t('preview.subject', { subject })}
        </Box>
        <Box sx={{ height: HEIGHT, overflow: 'hidden' }}>
          <iframe
            title={title}
            sandbox=""
            srcDoc={html}
            style={{
              border: 0,
              display: 'block',
              width,
              height: HEIGHT / scale,
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
  bgcolor: '#fff',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '20px',
  boxShadow: '0 12px 40px -16px rgba(42, 35, 32, 0.25)',
} as const;
