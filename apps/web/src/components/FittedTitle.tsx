import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { largestThatFits, TITLE_MAX_PX, TITLE_MIN_PX } from '../lib/fit';

/** Makes the title as large as its box allows, again whenever the box, the text or the fonts change. */
function useFit(text: string) {
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, title.current];
    if (!outer || !inner) return;
    const fit = () => {
      inner.style.overflowWrap = 'normal';
      const size = largestThatFits(TITLE_MIN_PX, TITLE_MAX_PX, (px) => {
        inner.style.fontSize = `${px}px`;
        return inner.scrollWidth <= outer.clientWidth && inner.offsetHeight <= outer.clientHeight;
      });
      inner.style.fontSize = `${size}px`;
      // Only a word too long at the smallest size may break.
      inner.style.overflowWrap = 'anywhere';
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    void document.fonts?.ready.then(fit);
    return () => observer.disconnect();
  }, [text]);
  return { box, title };
}

/** The title of an invitation, 20 to 70 px, centred in its box. */
export function FittedTitle({ text, component = 'h1' }: { text: string; component?: 'h1' | 'p' }) {
  const { box, title } = useFit(text);
  return (
    <Box ref={box} sx={{ width: '100%', height: '100%', display: 'grid', placeItems: 'center' }}>
      <Typography
        ref={title}
        component={component}
        variant="h1"
        sx={{ color: 'inherit', lineHeight: 1.06, maxWidth: '100%', fontWeight: 440, letterSpacing: '-0.02em' }}
      >
        {text}
      </Typography>
    </Box>
  );
}
