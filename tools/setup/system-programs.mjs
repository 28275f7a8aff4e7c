import { findProgram, run, tail } from './run.mjs';
import { say } from './say.mjs';

const redis = {
  title: 'Redis',
  names: ['redis-server'],
  packages: ['redis-server'],
  givenBy: 'REDIS_URL',
  docker: true,
  byHand: 'Redis 7 or later, so that `redis-server` is on PATH (or set REDIS_URL, or start Docker)',
};
const chromium = {
  title: 'Chromium (for the browser tests)',
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  // The one without windows needs less of a processor; not every release of every distribution has it.
  packages: ['chromium-headless-shell', 'chromium'],
  givenBy: 'CHROMIUM_PATH',
  docker: false,
  byHand: 'Chromium or Chrome, so that `chromium` or `google-chrome` is on PATH (or set CHROMIUM_PATH)',
};

const isThere = (program) => process.env[program.givenBy] || program.names.some((name) => findProgram(name));

async function dockerAnswers() {
  return Boolean(findProgram('docker')) && (await run('docker', ['info'], { seconds: 4 })).succeeded;
}

/** How this user may run apt-get: as root, through a sudo without a password, or not at all (undefined). */
async function aptGet() {
  if (!findProgram('apt-get')) return undefined;
  if (process.getuid() === 0) return ['apt-get'];
  if (!findProgram('sudo') || !(await run('sudo', ['-n', 'true'], { seconds: 4 })).succeeded) return undefined;
  return ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get'];
}

/** Installs the first package that there is of each missing program. */
async function installByApt([command, ...first], missing) {
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  // RUNLEVEL=1 keeps Debian from starting a second Redis: the product starts its own, with its own data.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => run(command, [...first, ...options, ...args], { seconds: 600, env });

  say(`system: apt-get update, then install ${missing.map(({ packages }) => packages.join(' or ')).join(', ')}`);
  // A failed update is not fatal: the package lists of an earlier update may suffice.
  const update = await apt('update');
  for (const { packages } of missing) {
    let install;
    for (const name of packages) {
      install = await apt('install', '--yes', '--no-install-recommends', name);
      if (install.succeeded) break;
    }
    if (!install.succeeded) {
      say(`system: apt-get failed:\n${tail(`${update.succeeded ? '' : update.output}\n${install.output}`)}`);
    }
  }
}

/** The exact instructions for a person when set-up has no permission to install. */
function whatToInstall(missing) {
  const apt = findProgram('apt-get');
  const lines = apt
    ? [`sudo apt-get install --no-install-recommends ${missing.map(({ packages }) => packages.at(-1)).join(' ')}`]
    : missing.map((program) => `- ${program.byHand}`);
  const titles = missing.map((program) => program.title).join(' and ');
  return `${titles} missing, and set-up may not install here. Please install:\n\n  ${lines.join('\n  ')}\n`;
}

/** Installs the programs that npm cannot provide: Redis, and a browser for the tests. */
export async function installSystemPrograms({ withBrowser }) {
  const needed = withBrowser ? [redis, chromium] : [redis];
  let missing = needed.filter((program) => !isThere(program));
  const apt = missing.length > 0 ? await aptGet() : undefined;
  if (apt) {
    await installByApt(apt, missing);
    missing = missing.filter((program) => !isThere(program));
  }
  if (missing.some((program) => program.docker) && (await dockerAnswers())) {
    say('system: no redis-server, so Redis will run in Docker');
    missing = missing.filter((program) => !program.docker);
  }
  if (missing.length > 0) throw new Error(whatToInstall(missing));
  say(`system: ${needed.map((program) => program.title).join(', ')} found`);
}
