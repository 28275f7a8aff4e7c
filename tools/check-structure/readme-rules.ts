import type { AnyCall } from '@festlig/contracts/define';
import { isSpec, type Problem, type Rule, under } from './house.ts';
import type { SourceFile } from './tree.ts';

interface Readme {
  service: string;
  path: string;
  text: string;
  /** The names it contains as code. */
  named: ReadonlySet<string>;
}

const codeIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code]) => code ?? ''));

const readmesOf = (files: readonly SourceFile[]): Readme[] =>
  files.flatMap(({ path, text }) => {
    const service = /^libs\/services\/([^/]+)\/README\.md$/.exec(path)?.[1];
    return service ? [{ service, path, text, named: codeIn(text) }] : [];
  });

const sourcesOf = (files: readonly SourceFile[], service: string): SourceFile[] =>
  under(files, `libs/services/${service}/src/`).filter((file) => !isSpec(file));

/** Compares the names in a README with the existing ones: reports missing and invented names. */
function compare(
  { path }: Readme,
  kind: string,
  { real, named }: { real: readonly string[]; named: readonly string[] },
): Problem[] {
  const missing = real.filter((name) => !named.includes(name));
  const madeUp = named.filter((name) => !real.includes(name));
  return [
    ...missing.map((name) => ({ path, what: `does not name the ${kind} ${name}` })),
    ...madeUp.map((name) => ({ path, what: `names the ${kind} ${name}, which does not exist` })),
  ];
}

/** The calls in the first column of a README's table, with the access in the next column. */
function callRows(text: string): { name: string; access: string }[] {
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^\| call +\| access +\|/.test(line));
  const rows = head < 0 ? [] : lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => {
    const [, calls = '', access = ''] = cellsOf(row);
    return [...calls.matchAll(/\w+/g)].map(([name]) => ({ name, access: access.split(',')[0] ?? '' }));
  });
}

/** A service's README lists its calls in a table, with their access. */
export const readmeNamesCalls: Rule = ({ files, calls }) =>
  readmesOf(files).flatMap((readme) => {
    const own = calls.filter(({ service }: AnyCall) => service === readme.service);
    const rows = callRows(readme.text);
    const nameOf = ({ name }: AnyCall) => name.slice(name.indexOf('.') + 1);
    const wrong = own.flatMap((call) => {
      const row = rows.find(({ name }) => name === nameOf(call));
      return row && row.access !== call.access
        ? [{ path: readme.path, what: `says ${row.access} of ${row.name}, which is for ${call.access}` }]
        : [];
    });
    return [...compare(readme, 'call', { real: own.map(nameOf), named: rows.map(({ name }) => name) }), ...wrong];
  });

const EVENT = /export const (\w+) = defineEvent\(\s*'([^']+)'/g;

/** A service's README names the events that the service publishes or reacts to, and no others. */
export const readmeNamesEvents: Rule = ({ files }) => {
  const events = files
    .filter(({ path }) => /^libs\/contracts\/src\/[^/]+\/events\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EVENT)].map(([, constant = '', type = '']) => ({ owner: path.split('/')[3], constant, type })),
    );
  return readmesOf(files).flatMap((readme) => {
    const reactions = sourcesOf(files, readme.service).filter(({ path }) => path.includes('/src/reactions/'));
    const isOwn = ({ owner, constant }: (typeof events)[number]) =>
      owner === readme.service || reactions.some(({ text }) => text.includes(`@Reacts(${constant})`));
    const named = events.filter(({ type }) => readme.named.has(type));
    return compare(readme, 'event', {
      real: events.filter(isOwn).map(({ type }) => type),
      named: named.map(({ type }) => type),
    });
  });
};

/** A service's README names the queues of its jobs. */
export const readmeNamesJobs: Rule = ({ files }) =>
  readmesOf(files).flatMap((readme) => {
    const queues = sourcesOf(files, readme.service).find(({ path }) => path.endsWith('/src/queues.ts'))?.text ?? '';
    const real = Array.from(queues.matchAll(/defineJob\(\{\s*name: '([^']*)'/g), ([, name]) => name ?? '');
    const missing = real.filter((name) => !readme.named.has(name));
    return missing.map((name) => ({ path: readme.path, what: `does not name the job ${name}` }));
  });

const declaredIn = (text: string): string[] =>
  Array.from(text.matchAll(/^\s*([A-Z][A-Z0-9_]*): variable\(/gm), ([, name]) => name ?? '');

/** The platform's groups of variables that a service can include (`mapsVariables`), except those every process reads. */
function groupsIn(text: string): { group: string; names: string[] }[] {
  const parts = text.split(/^export const /m).slice(1);
  return parts
    .map((part) => ({ group: /^\w+/.exec(part)?.[0] ?? '', names: declaredIn(part) }))
    .filter(({ group }) => group !== 'platformVariables');
}

/** A service's README names the variables that the service reads besides the platform's, and none that no process reads. */
export const readmeNamesVariables: Rule = ({ files }) => {
  const platform = files.find(({ path }) => path === 'libs/platform/src/config/platform-variables.ts')?.text ?? '';
  const groups = groupsIn(platform);
  return readmesOf(files).flatMap((readme) => {
    const config = sourcesOf(files, readme.service).find(({ path }) => path.endsWith('/src/config.ts'))?.text ?? '';
    const taken = groups.filter(({ group }) => config.includes(group)).flatMap(({ names }) => names);
    const real = [...declaredIn(config), ...taken];
    const others = declaredIn(platform);
    const named = [...readme.named].filter((code) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code) || real.includes(code));
    return compare(readme, 'variable', {
      real,
      named: named.filter((name) => !others.includes(name) || real.includes(name)),
    });
  });
};
