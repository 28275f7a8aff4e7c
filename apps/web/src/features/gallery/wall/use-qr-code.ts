import { useEffect, useState } from 'react';
import { qrSvg, svgAddress } from '../../../components/share/qr-code';

/** The address of a picture of the link's QR code, once it is made. */
export function useQrCode(link: string): string | undefined {
  const [code, setCode] = useState<{ of: string; src: string }>();
  useEffect(() => {
    let isWanted = true;
    void qrSvg(link).then((svg) => isWanted && setCode({ of: link, src: svgAddress(svg) }));
    return () => {
      isWanted = false;
    };
  }, [link]);
  return code?.of === link ? code.src : undefined;
}
