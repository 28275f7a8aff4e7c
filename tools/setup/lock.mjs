/**
 * Which optional packages package-lock.json names without holding them, and the entries that complete it. A registry
 * that lacks the binaries of other systems leaves them out of the lock, and `npm ci` then refuses it as out of date.
 */

const PLATFORM = /-(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+?)(?:-([a-z]+))?$/;
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The machine a package of binaries is for, read from its name: `<what>-<system>-<processor>[-<library>]`. */
export function machineOf(name) {
  const [, system, processor, library] = PLATFORM.exec(name) ?? [];
  if (system === undefined) throw new Error(`${name} names no platform: only a package of binaries can be added`);
  if (system === 'wasm32') return { cpu: ['wasm32'] };
  const libc = system === 'linux' ? LIBRARIES[library] : undefined;
  return { cpu: [processor], os: [system], ...(libc ? { libc: [libc] } : {}) };
}

/** Where Node finds `name` from the package at `path`, if the lock holds it. */
function resolve(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!at) return undefined;
  }
}

/** What optional packages are named and not there, each with the path its entry belongs at. */
export function missingFrom({ packages }) {
  const missing = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, path, name);
      // A range that is held at all is held well: npm chose it. An exact version is there or is not.
      if (found && (!/^\d/.test(version) || packages[found].version === version)) continue;
      // Where another version stands on top, its own goes below the package that asks for it.
      missing.push({ name, version, neededBy: path, path: `${found ? `${path}/` : ''}node_modules/${name}` });
    }
  }
  return missing;
}

/** The lock with an entry for each missing package. Without a checksum: nobody here has seen the package. */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, neededBy, path } of missingFrom(lock)) {
    const { dev } = lock.packages[neededBy];
    const { cpu, os, libc } = machineOf(name);
    const entry = { version, cpu, dev, libc, optional: true, os };
    packages[path] = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  }
  // npm's own order.
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
