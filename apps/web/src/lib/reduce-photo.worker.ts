import { isWideFile } from '@festlig/domain/media/icc-profile';
import { QUALITY } from './reduce-picture';
import { fittedSize, type Reduced } from './reduce-photo';

/** Bytes within which a file has its colour profile: what cameras write before it is shorter. */
const BEGINNING = 512 * 1024;

/** Reduces one photo, so that the page stays quick meanwhile. */
async function reduce(file: Blob): Promise<Reduced> {
  const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  const colorSpace: PredefinedColorSpace = isWideFile(beginning) ? 'display-p3' : 'srgb';
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

globalThis.onmessage = ({ data }: MessageEvent<Blob>) =>
  void reduce(data).then(
    (made) => globalThis.postMessage(made),
    () => globalThis.postMessage(null),
  );
