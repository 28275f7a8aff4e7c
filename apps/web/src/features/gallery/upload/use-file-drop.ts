import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere in the window, while `when`. Returns whether some are held above it. */
export function useFileDrop(when: boolean, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!when) return;
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser opens the file.
      event.preventDefault();
      setOver(true);
    };
    // Between two elements there is another one; outside the window there is none.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [when]);
  return over && when;
}
