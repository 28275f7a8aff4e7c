import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { bottomBar } from './bottom-bar';
import { RoomBelow } from './RoomBelow';

interface StickyActionProps {
  /** The button that this bar stands in for while it is out of sight; null where there is none beside it. */
  button: RefObject<HTMLElement | null> | null;
  /** Names the bar for screen readers. */
  title: string;
  /** What the button would do, in words. */
  text: string;
  /** One word: the button that the bar stands in for says more. */
  label: string;
  onPress: () => void;
  /** Beside the button. */
  other?: ReactNode;
}

/** Keeps the action of a long page within reach at the edge of the screen (rule: send-in-reach). */
export function StickyAction({ button, title, text, label, onPress, other }: StickyActionProps) {
  const isAway = useIsAway(button);
  const place = useRef<HTMLDivElement>(null);
  const isAlone = button === null;
  if (!isAlone && !isAway) return null;
  return (
    <Box ref={place} role="region" aria-label={title} sx={bar}>
      {isAlone && <RoomBelow bar={place} />}
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, py: 1 }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{text}</Typography>
        {other}
        <Button
          variant="contained"
          onClick={onPress}
          {...(isAlone && { 'aria-label': title })}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          {label}
        </Button>
      </Container>
    </Box>
  );
}

/** Whether an element is outside the part of the page that is shown. */
function useIsAway(element: RefObject<HTMLElement | null> | null): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!element?.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry && setIsAway(!entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}

const bar = {
  ...bottomBar,
  position: 'fixed',
  insetInline: 0,
  boxShadow: '0 -8px 24px -16px rgba(42, 35, 32, 0.4)',
  displayPrint: 'none',
} as const;
