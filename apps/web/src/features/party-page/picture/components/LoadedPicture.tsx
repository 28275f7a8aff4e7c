import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { HeroImage } from '../../../../components/HeroImage';
import { isLocal } from '../../../../lib/draft-picture';
import { useToast } from '../../../../components/Toaster';

/** A picture that takes longer to load is said to be loading. */
const SLOW_MS = 400;

interface LoadedPictureProps {
  /** `isSlow`: the chosen picture has been loading for a while. */
  children: (heroImage: string | null, isSlow: boolean) => ReactNode;
}

/**
 * Draws the page with the picture before the chosen one until that one has loaded, so that a title stands on no other picture
 * than the one it has its place and colour for. The choice of one that does not load is taken back (rule: title-with-picture).
 */
export function LoadedPicture({ children }: LoadedPictureProps) {
  const { t } = useTranslation('page-editor');
  const toast = useToast();
  const { input, meta } = useField<string | null>('heroImage', { allowNull: true });
  const chosen = input.value;
  const [loaded, setLoaded] = useState(chosen);
  const [isSlow, setSlow] = useState(false);
  // A picture of this browser is drawn from its file.
  if (isLocal(chosen) && chosen !== loaded) setLoaded(chosen);
  const isLoading = chosen !== null && chosen !== loaded;
  const end = (isLoaded: boolean) => {
    setSlow(false);
    // What the page already had when the host came, or another host has chosen, is not this host's to take back.
    if (isLoaded || !meta.dirty) return setLoaded(chosen);
    input.onChange(loaded);
    toast(t('heroFailed'), { severity: 'error' });
  };
  return (
    <>
      {isLoading && <Loading key={chosen} src={chosen} onSlow={() => setSlow(true)} onEnd={end} />}
      {children(isLoading ? loaded : chosen, isLoading && isSlow)}
    </>
  );
}

interface LoadingProps {
  src: string;
  onSlow: () => void;
  onEnd: (isLoaded: boolean) => void;
}

/** Loads a picture out of sight, in the format and size in which the page will show it. */
function Loading({ src, onSlow, onEnd }: LoadingProps) {
  const box = useRef<HTMLDivElement>(null);
  const slow = useEffectEvent(onSlow);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => slow(), SLOW_MS);
    const tell = (isLoaded: boolean) => {
      clearTimeout(timer);
      if (isWanted) end(isLoaded);
    };
    box.current
      ?.querySelector('img')
      ?.decode()
      .then(
        () => tell(true),
        () => tell(false),
      );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={box} hidden>
      <HeroImage src={src} priority />
    </div>
  );
}
