import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

const oldestNode = 22;

/**
 * What the installed packages depend on: the lock file and, because some packages are binaries, the kind of machine.
 */
function wanted(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The lines with npm's reasons, which precede its manual in the output. */
function reasons(output) {
  const lines = output.split('\n').filter((line) => /^npm error \S/.test(line));
  return (lines.length > 0 ? lines : output.split('\n')).slice(0, 12).join('\n');
}

/**
 * Installs the packages of package-lock.json with `npm ci`, unless exactly these are installed. The stamp is inside
 * node_modules, which `npm ci` removes first, and is written last, so that an interrupted install never looks complete.
 */
export async function installDependencies(root) {
  const stamp = join(root, 'node_modules', '.festlig-setup');
  const want = wanted(root);
  if (readStamp(stamp) === want) return say('packages: up to date');

  say('packages: npm ci (about a minute)');
  // The build and the tests need the development packages whatever NODE_ENV says. The reasons of a failure are read
  // below, so an outer `npm --silent` must not suppress them.
  const install = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'], {
    cwd: root,
    seconds: 900,
  });
  if (!install.succeeded) throw new Error(`npm could not install the packages:\n${reasons(install.output)}`);

  const node = await run(join(root, 'node_modules', '.bin', 'node'), ['--version'], { seconds: 20 });
  const version = /v(\d+)\.\S+/.exec(node.output);
  if (!node.succeeded || !version || Number(version[1]) < oldestNode) {
    throw new Error(
      `The project's own Node is missing or older than ${oldestNode} (node_modules/.bin/node says: ${node.output.trim()}).\n` +
        '            It comes with the npm package "node"; its install script must be allowed to run.',
    );
  }
  writeFileSync(stamp, want);
  say(`packages: installed, with Node ${version[0]}`);
}
