import { describe, expect, it } from '@jest/globals';
import { headerText, mailbox, quotedPrintable } from './mime-text';

/** Decodes as a mail program does. */
const decode = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/[ \t]+\r\n/g, '\r\n')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeHeader = (value: string) =>
  value
    .replace(/\r\n /g, '')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));

describe('quotedPrintable', () => {
  const texts = [
    '',
    'Kære Åse',
    'a = b',
    `${'x'.repeat(200)} ø`,
    'linje \nnæste',
    '.\n..\n. .',
    `${'y'.repeat(75)}.z`,
    `${'y'.repeat(75)} z`,
  ];

  it.each(texts)('can be decoded to the original text: %j', (text) => {
    expect(decode(quotedPrintable(text))).toBe(text.replace(/\n/g, '\r\n'));
  });

  it('makes pieces that can be joined', () => {
    expect(decode(quotedPrintable('Kære ') + quotedPrintable('Åse') + quotedPrintable('!'))).toBe('Kære Åse!');
  });

  it.each(texts)('keeps lines short and starts none with a dot: %j', (text) => {
    for (const line of quotedPrintable(text).split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(76);
      expect(line).not.toMatch(/^\.|[ \t]$/);
    }
  });
});

describe('headerText and mailbox', () => {
  it('leave plain ASCII readable', () => expect(headerText('Annas party')).toBe('Annas party'));

  it('encode other text so that it can be decoded again', () => {
    const text = 'Invitation til Åse og Søren på Nørrebrogade med særdeles lang titel 🎉'.repeat(2);
    expect(decodeHeader(headerText(text))).toBe(text);
    for (const line of headerText(text).split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  });

  it('remove line breaks and escape quotes, so that no other header can be added', () => {
    expect(headerText('Anna\r\nBcc: all@x.example')).not.toMatch(/[\r\n]/);
    expect(mailbox('A "B" \\ <c>', 'a@x.example')).toBe('"A \\"B\\" \\\\ <c>" <a@x.example>');
    expect(mailbox('', 'a@x.example')).toBe('<a@x.example>');
  });

  it('write the domain in ASCII', () => {
    expect(mailbox('Ole', 'ole@møller.dk')).toBe('"Ole" <ole@xn--mller-vua.dk>');
    expect(mailbox('Ole', 'ole@xn--mller-vua.dk')).toBe('"Ole" <ole@xn--mller-vua.dk>');
  });
});
