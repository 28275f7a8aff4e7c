/** The file's bytes as base64, unchanged: the service detects their encoding. */
export function fileToBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** The number of lines that are not blank, without the header. */
export function countRows(text: string): number {
  return Math.max(0, text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1);
}

/** A file size in words: 340 kB, 1.2 MB. */
export function fileSize(bytes: number, locale: string): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return bytes < 1_000_000 ? `${format(Math.max(1, bytes / 1000), 0)} kB` : `${format(bytes / 1_000_000, 1)} MB`;
}

/** From this size on, reading takes long enough to show progress. */
const MANY_CHARACTERS = 500_000;

export const isLong = ({ text, file }: { text: string; file: Blob | null }): boolean =>
  (file?.size ?? text.length) > MANY_CHARACTERS;
