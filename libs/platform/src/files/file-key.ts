/** The key of a file is not one that every store can keep. */
export class InvalidKey extends Error {}

const LONGEST = 1024;
/** Bytes: a store on a disk makes a file name of it, and adds to it. */
const LONGEST_PART = 200;

const bytes = (text: string): number => Buffer.byteLength(text);

/**
 * The key itself, where it is parts between slashes, of any characters but control ones and the backslash, and no part
 * leads elsewhere (`..`). @throws InvalidKey
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
