import type { Device } from '@festlig/contracts/identity';

/** In this order: most browsers name those that they descend from. */
const BROWSERS: readonly [RegExp, Device['browser']][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const SYSTEMS: readonly [RegExp, Device['system']][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macos'],
  [/\bLinux\b|\bX11\b/, 'linux'],
];

const firstOf = <T extends string>(text: string, kinds: readonly [RegExp, T][]): T | 'other' =>
  kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

/** The kinds of browser and system that a User-Agent header names. An iPad that asks for desktop pages says macOS. */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstOf(userAgent, BROWSERS),
  system: firstOf(userAgent, SYSTEMS),
});
