import type { LaidOut } from '@festlig/domain/web/hero-image';
import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOfFile } from '../../../../components/picture/read-picture';
import { localAddress } from '../../../../lib/draft-picture';
import type { KeptFile } from '../../../../lib/kept-files';
import type { Formats } from '../use-local-formats';
import { LocalHero } from './LocalHero';

/** What a page shows in place of its picture. */
export interface Instead {
  heroImage: string;
  hero: (title: ReactNode) => ReactNode;
}

interface MeanwhileProps {
  party: Omit<LaidOut, 'heroImage'>;
  kept: KeptFile;
  made: Formats;
  onShow: (instead: Instead | undefined) => void;
}

/** Has the page show a picture that is being sent in its place, from this browser. */
export function Meanwhile({ party, kept, made, onShow }: MeanwhileProps) {
  const [heroImage, setHeroImage] = useState<string>();
  const { id, file, parts } = kept;
  const { themeName, layout } = party;
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const look = parts && (await lookOfFile(file, parts));
      if (isWanted && look) setHeroImage(localAddress(id, look));
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [id, file, parts]);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (heroImage === undefined) return undefined;
    const looks = { heroImage, themeName, layout };
    show({ heroImage, hero: (title) => <LocalHero party={looks} made={made} title={title} note={<Note />} /> });
    return () => show(undefined);
  }, [heroImage, themeName, layout, made]);
  return null;
}

/** Screen readers are told it apart from the picture. */
function Note() {
  const { t } = useTranslation('page-editor');
  return (
    <Alert aria-hidden severity="info" sx={{ py: 0 }}>
      {t('own.placing')}
    </Alert>
  );
}
