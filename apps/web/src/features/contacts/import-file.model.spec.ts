import { expect, it } from '@jest/globals';
import { countRows, fileSize, fileToBase64 } from './import-file.model';

it('counts rows without the header and reads bytes as base64', async () => {
  expect(countRows('Name\r\nA\r\n\r\nB\r\n')).toBe(2);
  expect(countRows('')).toBe(0);
  expect(await fileToBase64(new Blob(['hi']))).toBe('aGk=');
});

it('says sizes as people read them', () => {
  expect(fileSize(340_000, 'da')).toBe('340 kB');
  expect(fileSize(1_230_000, 'da')).toBe('1,2 MB');
});
