import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine, or the one that `FESTLIG_CHROMIUM` names. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['FESTLIG_CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: npm run setup -- --with-browser installs it');
  return chromium.launch({ executablePath, args: QUIET });
}
