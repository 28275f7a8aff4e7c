/**
 * Finds the optional packages that package-lock.json names but does not contain, and makes the entries that complete
 * it. A registry that lacks the binaries of other systems leaves them out of the lock, and `npm ci` then refuses the
 * lock as out of date.
 */

const PLATFORM = /-(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+?)(?:-([a-z]+))?$/;
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', musl: 'musl', musleabihf: 'musl' };

/**
 * The system, processor and library of a package of binaries, read from its name:
 * `<what>-<system>-<processor>[-<library>]`.
 */
export function machineOf(name) {
  const [, system, processor, library] = PLATFORM.exec(name) ?? [];
  if (system === undefined) throw new Error(`${name} names no platform: only a package of binaries can be added`);
  if (system === 'wasm32') return { cpu: ['wasm32'] };
  const libc = system === 'linux' ? LIBRARIES[library] : undefined;
  return { cpu: [processor], os: [system], ...(libc ? { libc: [libc] } : {}) };
}

/** The path where Node finds `name` from the package at `path`, if the lock contains it. */
function resolve(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!at) return undefined;
  }
}

/** The optional packages that are named but missing, each with the path its entry belongs at. */
export function missingFrom({ packages }) {
  const missing = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, path, name);
      // A range that has any entry is right, because npm chose it. An exact version must be there itself.
      if (found && (!/^\d/.test(version) || packages[found].version === version)) continue;
      // Where another version is installed at the top level, this one goes below the package that needs it.
      missing.push({ name, version, neededBy: path, path: `${found ? `${path}/` : ''}node_modules/${name}` });
    }
  }
  return missing;
}

/** The lock with an entry for each missing package, without a checksum because the package was never downloaded. */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, neededBy, path } of missingFrom(lock)) {
    const { dev } = lock.packages[neededBy];
    const { cpu, os, libc } = machineOf(name);
    const entry = { version, cpu, dev, libc, optional: true, os };
    packages[path] = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  }
  // The order that npm uses.
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
