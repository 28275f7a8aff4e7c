import { GoogleMap as Map, MarkerF, useLoadScript } from '@react-google-maps/api';
import { useEffect } from 'react';
import { MAP_HEIGHT, MAP_ZOOM, type Point } from '../map.model';
import css from './page.module.css';

declare global {
  interface Window {
    /** Google's script calls this when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

interface GoogleMapProps {
  point: Point;
  googleMapsApiKey: string;
  onFailed: () => void;
}

/** The place on Google's map, which can be moved with two fingers. */
export default function GoogleMap({ point, googleMapsApiKey, onFailed }: GoogleMapProps) {
  const { isLoaded, loadError } = useLoadScript({
    id: 'google-maps',
    googleMapsApiKey,
    preventGoogleFontsLoading: true,
    // Keeps the address of the page, which may contain a guest's key, from Google.
    authReferrerPolicy: 'origin',
  });
  useEffect(() => {
    window.gm_authFailure = onFailed;
    return () => void delete window.gm_authFailure;
  }, [onFailed]);
  useEffect(() => {
    if (loadError) onFailed();
  }, [loadError, onFailed]);
  const center = { lat: point.latitude, lng: point.longitude };
  return (
    <div className={css['map']} style={{ height: MAP_HEIGHT }}>
      {isLoaded && (
        <Map
          center={center}
          zoom={MAP_ZOOM}
          mapContainerStyle={{ width: '100%', height: '100%' }}
          options={{ gestureHandling: 'cooperative', mapTypeControl: false, streetViewControl: false }}
        >
          <MarkerF position={center} />
        </Map>
      )}
    </div>
  );
}
