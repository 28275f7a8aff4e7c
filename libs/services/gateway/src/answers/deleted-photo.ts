import { Readable } from 'node:stream';

/** A small plain picture. */
const PLAIN = Buffer.from(
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01' +
    'T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCABAAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA' +
    'AAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AL0AAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAH/2Q==',
  'base64',
);
const CHUNK = 64 * 1024;

/** A plain picture of exactly so many bytes, in the place of one that was deleted. What follows its end is not looked at. */
export function deletedPhoto(bytes: number): Readable {
  const fill = function* () {
    yield PLAIN.subarray(0, bytes);
    for (let left = bytes - PLAIN.length; left > 0; left -= CHUNK) yield Buffer.alloc(Math.min(left, CHUNK));
  };
  return Readable.from(fill(), { objectMode: false });
}
