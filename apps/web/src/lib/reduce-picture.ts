/** Of JPEG, 0 to 1. */
export const QUALITY = 0.9;

/** The size of a picture that is at most `most` pixels wide. */
export function reducedSize({ width, height }: { width: number; height: number }, most: number) {
  const scale = Math.min(1, most / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture of at most `most` pixels in width, drawn upright on white. Returns the file itself when it is small enough, or
 * when this browser cannot read it: the server then says what is wrong with it.
 */
export async function reducePicture(file: File, most: number): Promise<File> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  try {
    const isSent = file.type === 'image/jpeg' || file.type === 'image/png';
    if (bitmap.width <= most && isSent) return file;
    const canvas = document.createElement('canvas');
    const { width, height } = Object.assign(canvas, reducedSize(bitmap, most));
    const context = canvas.getContext('2d');
    if (!context) return file;
    Object.assign(context, { fillStyle: '#fff', imageSmoothingQuality: 'high' });
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : file;
  } finally {
    bitmap.close();
  }
}

/** The file of a `data:` address in base64. */
export function fileOfData(address: string): File {
  const [head = '', body = ''] = address.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new File([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], 'picture', { type });
}
