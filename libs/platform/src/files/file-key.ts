/** Thrown for a key that not every store can keep. */
export class InvalidKey extends Error {}

const LONGEST = 1024;
/** Bytes: a store on a disk uses the part in a file name and adds to it. */
const LONGEST_PART = 200;

const bytes = (text: string): number => Buffer.byteLength(text);

/**
 * Returns the key if it is valid: parts separated by slashes, any characters but control characters and the
 * backslash, and no part that leads elsewhere (`..`).
 * @throws InvalidKey
 */
export function checkedKey(key: string): string {
  const parts = key.split('/');
  const sound =
    bytes(key) <= LONGEST &&
    key.isWellFormed() &&
    !/[\u0000-\u001f\u007f\\]/.test(key) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && bytes(part) <= LONGEST_PART);
  if (!sound) throw new InvalidKey(`not a key of a file: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
