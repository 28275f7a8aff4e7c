/** Where Google's maps fetch their code and their data (Maps JavaScript API, Content Security Policy guide). */
const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** What no page of ours asks a browser for, and no script in one shall. Sharing and copying stay. */
export const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What our pages may fetch, as a Content-Security-Policy: our own files and pictures from anywhere, and Google's maps
 * where there is a key for them.
 */
export function contentPolicy({ googleMaps }: { googleMaps: boolean }): Record<string, string[] | null> {
  const maps = googleMaps ? GOOGLE_MAPS : [];
  return {
    scriptSrc: ["'self'", ...maps],
    connectSrc: ["'self'", ...maps],
    ...(googleMaps ? { workerSrc: ["'self'", 'blob:'] } : {}),
    // Emotion writes style elements; the preview of a mail is a frame of our own making.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    upgradeInsecureRequests: null,
  };
}
