import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PREVIEW_TITLE } from '../features/templates/components/Preview';
import { bringIntoView } from '../lib/bring-into-view';
import { isOfDialog } from '../lib/open-dialogs';

/**
 * How often the whole mail was asked for from the question before a send, and asks for it: once the dialog has left the
 * history, which puts the page back to where it was, the preview is brought into view (rule: send-asks).
 */
export function useWholeMail(): [number, () => void] {
  const { state } = useLocation();
  const [looks, setLooks] = useState(0);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current || isOfDialog(state)) return;
    isDue.current = false;
    bringIntoView(document.getElementById(PREVIEW_TITLE), 'start');
  }, [looks, state]);
  const look = () => {
    isDue.current = true;
    setLooks(looks + 1);
  };
  return [looks, look];
}
