import { isSpec, type Rule } from './house.ts';
import { importsOf, relativeImportsOf, target } from './imports.ts';

const ALL = ['store', 'work', 'neighbours', 'adapters', 'queues', 'config'];

/** What the files of a folder may import from the other folders of their service. Only the module imports a worker. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  features: ALL,
  reactions: ALL,
  jobs: ALL,
  work: ALL,
  neighbours: ['store', 'config'],
  adapters: ['config'],
  store: [],
  queues: [],
  config: [],
};

interface Place {
  service: string;
  room: string;
}

/** The service and folder in which a file is. The gateway has folders of its own. */
function placeOf(path: string): Place | null {
  const [, service, room] = /^libs\/services\/([^/]+)\/src\/([a-z-]+)(?:\/|\.ts$|$)/.exec(path) ?? [];
  return service && service !== 'gateway' && room && room in MAY_IMPORT ? { service, room } : null;
}

/** A part of a service imports only the parts below it, so that enqueuing a job does not import its worker. */
export const roomImports: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) => {
      const room = placeOf(path)?.room;
      if (room === undefined) return [];
      return relativeImportsOf(text).flatMap((specifier) => {
        const other = placeOf(target(path, specifier))?.room;
        return other === undefined || other === room || MAY_IMPORT[room]?.includes(other)
          ? []
          : [{ path, what: `${room} may not import ${specifier} (see libs/services/README.md)` }];
      });
    });

/** Packages and modules that every part uses, and that do not reach the outside world. */
const INSIDE =
  /^(\.|@festlig\/|@nestjs\/|zod$|node:(?!fs|net|tls|https?|http2|dns|dgram|child_process|worker_threads))/;
const isOutside = (text: string) =>
  importsOf(text).some((specifier) => !INSIDE.test(specifier)) || /\bfetch\(/.test(text);

/** An adapter is a port (an abstract class), or reaches the outside world through a package or the network. */
export const adaptersReachOut: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file) && placeOf(file.path)?.room === 'adapters')
    .filter(({ text }) => !/\bexport abstract class\b/.test(text) && !isOutside(text))
    .map(({ path }) => ({ path, what: 'imports only our own code: it belongs in work/' }));

const CONTRACT = /import \{([^}]*)\} from '@festlig\/contracts\/([a-z]+)'/g;

/** Whether a file makes a call of a service other than its own. */
function callsAnother(text: string, own: string): boolean {
  return [...text.matchAll(CONTRACT)].some(([, names = '', service]) => {
    const values = names.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    return service !== own && values.some((name) => text.includes(`call(${name}.calls.`));
  });
}

/** A file in neighbours/ makes at least one call of another service. */
export const neighboursAreCalled: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) => {
      const place = placeOf(path);
      return place?.room !== 'neighbours' || callsAnother(text, place.service)
        ? []
        : [{ path, what: 'calls no other service: it belongs in work/' }];
    });

/**
 * Only files in neighbours/ call other services, so that one folder shows which services a service depends on, and for
 * what.
 */
export const servicesAskedAsNeighbours: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file))
    .filter(({ path, text }) => !['neighbours', undefined].includes(placeOf(path)?.room) && /\bRpcClient\b/.test(text))
    .map(({ path }) => ({ path, what: 'calls another service: that belongs in neighbours/' }));

const MAKES_FACTS = /\b(Facts|OutboxRelay)\b/;

/** Only the repository that writes a change creates its fact, so that no fact is published about an unwritten change. */
export const factsWithTheirChange: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file))
    .filter(({ path, text }) => {
      const room = placeOf(path)?.room;
      if (room === undefined || !importsOf(text).includes('@festlig/platform/outbox')) return false;
      return room !== 'store' || MAKES_FACTS.test(text);
    })
    .map(({ path }) => ({ path, what: 'creates facts: a repository does that, with FactWriter.writeWithFacts' }));

/** A repository reads or writes documents: code that only calls other repositories belongs in work/. */
export const repositoriesKeepDocuments: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file) && /^libs\/services\/.+\.repository\.ts$/.test(file.path))
    .filter(({ text }) => !importsOf(text).includes('mongoose'))
    .map(({ path }) => ({ path, what: 'reads and writes no documents: it belongs in work/' }));
