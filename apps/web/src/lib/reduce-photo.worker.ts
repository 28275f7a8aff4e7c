import { QUALITY } from './reduce-picture';
import { fittedSize, type Reduced, type Reducing } from './reduce-photo';

/** Reduces one photo, so that the page stays quick meanwhile. */
async function reduce({ file, colorSpace }: Reducing): Promise<Reduced> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = fittedSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { colorSpace, alpha: false });
  if (!context) return null;
  Object.assign(context, { fillStyle: '#fff', imageSmoothingQuality: 'high' });
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return made.size < file.size || !/^image\/(?:jpeg|png)$/.test(file.type) ? made : null;
}

globalThis.onmessage = ({ data }: MessageEvent<Reducing>) =>
  void reduce(data).then(
    (made) => globalThis.postMessage(made),
    () => globalThis.postMessage(null),
  );
