import { useEffect, useState } from 'react';

/** An address under which the browser shows a file of its own, for as long as it is shown. */
export function usePreview(blob: Blob | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    // The address belongs to what is outside React, and is released with it.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return src;
}
