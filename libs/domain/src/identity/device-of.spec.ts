import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device-of';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921B)';

describe('deviceOf', () => {
  it.each([
    ['chrome', 'windows', `${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
    ['edge', 'windows', `${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
    ['opera', 'windows', `${WINDOWS} ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`],
    ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['safari', 'macos', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`],
    [
      'safari',
      'ios',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'chrome',
      'ios',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    ],
    ['chrome', 'android', `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['samsung', 'android', `${ANDROID} ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`],
    ['chrome', 'chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
    ['other', 'other', 'curl/8.9.1'],
    ['other', 'other', ''],
  ])('finds %s on %s in %j', (browser, system, userAgent) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

  it('reads a long hostile header quickly', () => {
    expect(deviceOf('Mozilla/5.0 ('.repeat(1500)).browser).toBe('other');
  });
});
