import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
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

/**
 * The place on a map: Google's when there is a key and the script loads, else OpenStreetMap's; nothing when neither
 * loads (rule: page-map). The links are beside the address, not here.
 */
export function PlaceMap({ point }: { point: Point }) {
  const t = useTexts('party-page');
  const key = usePageSource().useInitial()?.providerKeys['googleMaps'];
  const isHydrated = useHydrated();
  const [failed, setFailed] = useState({ google: false, streets: navigator.onLine === false });
  const giveUpGoogle = useCallback(() => setFailed((now) => ({ ...now, google: true })), []);
  const giveUpStreets = useCallback(() => setFailed((now) => ({ ...now, streets: true })), []);
  if (failed.streets) return null;
  const place = <div style={{ height: MAP_HEIGHT }} />;
  return (
    <section aria-label={t('mapTitle')} className={classNames(plain['narrow'], css['below'])}>
      {key !== undefined && !failed.google ? (
        <Trial onFailed={giveUpGoogle}>
          <Suspense fallback={place}>
            {isHydrated ? <GoogleMap point={point} googleMapsApiKey={key} onFailed={giveUpGoogle} /> : place}
          </Suspense>
        </Trial>
      ) : (
        <StreetMap point={point} onFailed={giveUpStreets} />
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
