import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import QRCode from 'qrcode';
import { fakeServer, renderRoute } from '../testing/render-route';
import { qrSvg, svgAddress } from './qr-code';
import { ShareLink } from './ShareLink';

const party = aParty({ id: 'a'.repeat(24), slug: 'sofie-40', title: 'Sofie 40' });
const LINK = 'https://fest.example/sofie-40';
const writeText = jest.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

async function show() {
  fakeServer({
    'GET /api/initial': () => ({
      user: null,
      language: 'en',
      flags: {},
      providerKeys: {},
      shortUrl: 'https://fest.example',
    }),
  });
  await renderRoute(<ShareLink party={party} />);
  await screen.findByText(LINK);
}

/** The dark modules of a code, from the path that the library draws. */
const darkCells = (text: string) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' });
  return { size: modules.size, dark: [...modules.data].filter(Boolean).length };
};

describe('the link that a host passes on (rule: share-link)', () => {
  it('is short, and is copied', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('can be selected when the browser refuses to copy it', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link could not be copied. Select it and copy it yourself.')).toBeTruthy();
  });

  it('begins a mail, a text or a WhatsApp message with the title, where the browser has no menu', async () => {
    await show();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!;
    const text = encodeURIComponent(`Sofie 40\n${LINK}`);
    expect(hrefOf('E-mail')).toBe(`mailto:?subject=Sofie%2040&body=${text}`);
    expect(hrefOf('Text message')).toBe(`sms:?&body=${text}`);
    expect(hrefOf('WhatsApp')).toBe(`https://wa.me/?text=${text}`);
  });

  it('is passed on by the menu of a phone that has one', async () => {
    const share = jest.fn<(data: object) => Promise<void>>().mockRejectedValue(new Error('closed'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Sofie 40', url: LINK }));
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('is shown as a QR code of this link, which can be downloaded for print', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show a QR code' }));
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: `QR code that leads to ${LINK}` });
    const expected = svgAddress(await qrSvg(LINK));
    expect(picture.src).toBe(expected);
    expect(svgAddress(await qrSvg(`${LINK}x`))).not.toBe(expected);
    const svg = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download for print (SVG)' });
    const png = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download as a picture (PNG)' });
    expect([svg.download, png.download]).toEqual(['sofie-40.svg', 'sofie-40.png']);
    expect([svg.href, png.href.slice(0, 22)]).toEqual([expected, 'data:image/png;base64,']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide the QR code' }));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it('a QR code has the modules of its link, and a quiet zone of four around them', async () => {
  const svg = await qrSvg(LINK);
  const { size } = darkCells(LINK);
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
});
