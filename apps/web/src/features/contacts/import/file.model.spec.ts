import { expect, it } from '@jest/globals';
import { countRows, fileSize, fileToBase64, isLong } from './file.model';

it('counts rows without the header and reads bytes as base64', async () => {
  expect(countRows('Name\r\nA\r\n\r\nB\r\n')).toBe(2);
  expect(countRows('')).toBe(0);
  expect(await fileToBase64(new Blob(['hi']))).toBe('aGk=');
});

it('writes file sizes in kB and MB', () => {
  expect(fileSize(340_000, 'da')).toBe('340 kB');
  expect(fileSize(1_230_000, 'da')).toBe('1,2 MB');
});

it('tells a long list by its file size, or by the pasted text when there is no file', () => {
  const many = 'x'.repeat(600_000);
  expect(isLong({ text: many, file: null })).toBe(true);
  expect(isLong({ text: '', file: new Blob([many]) })).toBe(true);
  expect(isLong({ text: many, file: new Blob(['x']) })).toBe(false);
  expect(isLong({ text: 'x', file: null })).toBe(false);
});
