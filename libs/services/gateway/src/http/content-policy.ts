/** The origins of Google Maps' code and data (Maps JavaScript API, Content Security Policy guide). */
const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/**
 * Browser features that none of our pages uses, so that no script in them can either. Sharing and copying are
 * allowed.
 */
export const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

interface Allowed {
  googleMaps: boolean;
  /** The origin of the file store, when browsers send photos there. */
  store: string | null;
}

/**
 * Returns the Content-Security-Policy of our pages: our own files, pictures from anywhere, Google Maps when a key is
 * configured, and the file store when browsers reach it (rule: photo-direct).
 */
export function contentPolicy({ googleMaps, store }: Allowed): Record<string, string[] | null> {
  const maps = googleMaps ? GOOGLE_MAPS : [];
  return {
    scriptSrc: ["'self'", ...maps],
    connectSrc: ["'self'", ...maps, ...(store === null ? [] : [store])],
    ...(googleMaps ? { workerSrc: ["'self'", 'blob:'] } : {}),
    // Emotion writes style elements; the preview of a mail is a frame with a document of ours.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // `blob:`: a picture that the visitor has chosen is shown before it is uploaded.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    upgradeInsecureRequests: null,
  };
}
