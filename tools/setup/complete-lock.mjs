// Completes package-lock.json after `npm install` with a registry that lacks other systems' binaries: npm run lock.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completed, missingFrom } from './lock.mjs';

const path = resolve(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingFrom(lock);
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} packages of other systems added`);
