import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { qrPng, qrSvg, svgAddress } from './qr-code';

interface QrCardProps {
  link: string;
  /** The party's name in its address, for the names of files. */
  name: string;
}

/** The QR code of the invitation's link, on the screen and as files for print. */
export default function QrCard({ link, name }: QrCardProps) {
  const { t } = useTranslation('share');
  const [code, setCode] = useState<{ of: string; svg: string; png: string }>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([qrSvg(link), qrPng(link)]).then(([svg, png]) => {
      if (isWanted) setCode({ of: link, svg: svgAddress(svg), png });
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  const made = code?.of === link ? code : undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ width: 'min(100%, 260px)', aspectRatio: '1', bgcolor: '#fff', borderRadius: 2, overflow: 'hidden' }}>
        {made && (
          <Box component="img" src={made.svg} alt={t('codeAlt', { link })} sx={{ width: 1, display: 'block' }} />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'center' }}>{t('codeHint')}</Box>
      {made && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, '& a': { minHeight: 44 } }}>
          <Button component="a" href={made.svg} download={`${name}.svg`}>
            {t('svg')}
          </Button>
          <Button component="a" href={made.png} download={`${name}.png`}>
            {t('png')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
