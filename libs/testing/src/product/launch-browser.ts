import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The one without windows comes first, because it needs less of a processor. */
const CANDIDATES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine, or the one that `CHROMIUM_PATH` names. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? CANDIDATES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: npm run setup -- --with-browser installs it');
  return chromium.launch({ executablePath, args: QUIET });
}
