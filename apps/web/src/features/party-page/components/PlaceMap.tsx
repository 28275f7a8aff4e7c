import { Component, lazy, type ReactNode, Suspense, useReducer, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { usePageSource } from '../../../api/page-source';
import plain from '../../../components/plain/plain.module.css';
import { classNames } from '../../../lib/class-names';
import { useHydrated } from '../../../lib/use-hydrated';
import { MAP_HEIGHT, type Point } from '../map.model';
import css from './page.module.css';
import { StreetMap } from './StreetMap';

/** Loaded only when there is a key for it. */
const GoogleMap = lazy(() => import('./GoogleMap'));

/** Where what has no size yet is laid out, so that its pictures load, but neither seen nor heard, and nothing makes way for it. */
const UNSEEN = { position: 'absolute', visibility: 'hidden' } as const;

/**
 * The place on a map: Google's when there is a key and the script loads, else OpenStreetMap's, shown from its first picture;
 * nothing when neither loads (rule: page-map). The links are beside the address, not here. It is not part of the page that
 * the server renders: what becomes of a picture before the scripts have begun is told to nobody.
 */
export function PlaceMap({ point }: { point: Point }) {
  const t = useTexts('party-page');
  const key = usePageSource().useInitial()?.providerKeys['googleMaps'];
  const isHydrated = useHydrated();
  const [hasNoGoogle, giveUpGoogle] = useReducer(() => true, false);
  const googleKey = !hasNoGoogle && key;
  /** Undefined until one of their pictures has loaded or failed. */
  const [hasStreets, setStreets] = useState<boolean>();
  if (hasStreets === false || !isHydrated) return null;
  return (
    <section
      aria-label={t('mapTitle')}
      className={classNames(plain['narrow'], css['below'])}
      style={googleKey || hasStreets ? undefined : UNSEEN}
    >
      {googleKey ? (
        <Trial onFailed={giveUpGoogle}>
          <Suspense fallback={<div style={{ height: MAP_HEIGHT }} />}>
            <GoogleMap point={point} googleMapsApiKey={googleKey} onFailed={giveUpGoogle} />
          </Suspense>
        </Trial>
      ) : (
        <StreetMap point={point} onTold={setStreets} />
      )}
    </section>
  );
}

interface TrialProps {
  onFailed: () => void;
  children: ReactNode;
}

/** A map that fails, or whose code cannot be loaded, must not take the invitation with it. */
class Trial extends Component<TrialProps> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
