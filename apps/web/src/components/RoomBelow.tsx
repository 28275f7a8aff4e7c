import GlobalStyles from '@mui/material/GlobalStyles';
import { type RefObject, useEffect, useState } from 'react';

/** Keeps the end of the page out of the bar, however many lines it has. */
export function RoomBelow({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setHeight(entry.target.clientHeight));
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  if (height === 0) return null;
  return <GlobalStyles styles={{ body: { paddingBottom: height }, html: { scrollPaddingBottom: height } }} />;
}
