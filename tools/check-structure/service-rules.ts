import { isSpec, type Problem, type Rule, under } from './house.ts';

const SERVICE_FILES = [
  /^(README\.md|project\.json)$/,
  /^src\/(index|config|queues|[a-z0-9-]+\.module)(\.spec|\.int\.spec)?\.ts$/,
  /^src\/features\/([a-z0-9-]+)\/\1(\.handler|(\.int)?\.spec)\.ts$/,
  /^src\/reactions\/on-[a-z0-9-]+(\.spec|\.int\.spec)?\.ts$/,
  /^src\/jobs\/[a-z0-9-]+\.job(\.spec|\.int\.spec)?\.ts$/,
  /^src\/store\/[a-z0-9-]+\.(schema|repository|migration)(\.spec|\.int\.spec)?\.ts$/,
  /^src\/(adapters|neighbours|work)\/[a-z0-9-]+(\.spec|\.int\.spec)?\.ts$/,
  /^src\/[a-z0-9-]+(\.int\.spec|\.fixture)\.ts$/,
];
const GATEWAY_FILES =
  /^(README\.md|project\.json|src\/(index|config|run-gateway|gateway\.module|gateway\.int\.spec)\.ts|src\/(http|answers|graphql|pages|forms|testing)\/[a-z0-9-]+(\.module|\.resolver|(\.int)?(\.spec)?)\.ts)$/;

/**
 * A service contains only the folders and files that every service may have. The gateway, which stores nothing, has its
 * own list.
 */
export const serviceVocabulary: Rule = ({ files }) =>
  files.flatMap(({ path }) => {
    const [, service, rest] = /^libs\/services\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (!service || !rest) return [];
    const known = service === 'gateway' ? [GATEWAY_FILES] : SERVICE_FILES;
    return known.some((file) => file.test(rest))
      ? []
      : [{ path, what: 'is not a file a service may have (see libs/services/README.md)' }];
  });

/** Only store/ uses mongoose; handlers do not. */
export const mongooseInStoresOnly: Rule = ({ files }) =>
  files
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) => {
      const inside = /^libs\/services\/.+\/(features|reactions|jobs|adapters|neighbours|work)\//.test(path);
      return inside && /from '(mongoose|@nestjs\/mongoose)'/.test(text)
        ? [{ path, what: 'mongoose belongs in store/' }]
        : [];
    });

const PARTS =
  /^libs\/services\/([^/]+)\/src\/(features\/.+\.handler|reactions\/on-[^.]+|jobs\/[^.]+\.job|store\/[^.]+\.migration)\.ts$/;

/** Every handler, reaction, job and migration is listed in its service's module: one that is not listed never runs. */
export const listedInModule: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const [, service] = PARTS.exec(path) ?? [];
    const name = /^export (?:class (?=\w+Handler\b|\w+Job\b|On)|const (?=\w+: Migration\b))(\w+)/m.exec(text)?.[1];
    if (!service) return [];
    if (!name) return [{ path, what: 'exports no handler, reaction, job or migration' }];
    const module = files.find((file) => file.path === `libs/services/${service}/src/${service}.module.ts`)?.text ?? '';
    const listed = new RegExp(`^(?!import ).*\\b${name}\\b`, 'm').test(module);
    return listed ? [] : [{ path, what: `${name} is not listed in ${service}.module.ts` }];
  });

/** A reaction is named after its event, so that a search for the event finds everything it causes. */
export const reactionNames: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const [, file] = /\/src\/reactions\/(on-[^.]+)\.ts$/.exec(path) ?? [];
    const event = /@Reacts\((\w+)\)/.exec(text)?.[1];
    if (!file) return [];
    if (!event) return [{ path, what: 'handles no event' }];
    const wanted = `on-${event.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return file === wanted ? [] : [{ path, what: `reacts to ${event}: call it ${wanted}.ts` }];
  });

const DECLARED = /(\w+) = defineJob\(\{\s*name: '([^']*)'/g;

/**
 * A service declares its jobs in queues.ts. A queue is named after its service and the file of its worker, so that its
 * name on the dashboard leads to the code.
 */
export const queueNames: Rule = ({ files }) =>
  under(files, 'libs/services/')
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) => {
      const [, service] = /^libs\/services\/([^/]+)\/src\/queues\.ts$/.exec(path) ?? [];
      return [...text.matchAll(DECLARED)].flatMap(([, declared, name = '']) => {
        if (!service) return [{ path, what: `declares ${name}: a job is declared in queues.ts` }];
        const [owner, noun] = name.split('.');
        const worker = files.find((file) => file.path === `libs/services/${service}/src/jobs/${noun}.job.ts`);
        const isDone = worker !== undefined && worker.text.includes(`@Processes(${declared})`);
        return owner === service && isDone
          ? []
          : [{ path, what: `names a queue ${name}: call it ${service}.<noun>, after jobs/<noun>.job.ts` }];
      });
    });

/** Every event is published by the service that declares it, and at least one service reacts to it. */
export const eventsInUse: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const [, service] = /^libs\/contracts\/src\/([^/]+)\/events\.ts$/.exec(path) ?? [];
    if (!service) return [];
    return [...text.matchAll(/export const (\w+) = defineEvent\(\s*'([^']+)'/g)].flatMap(([, constant, type]) => {
      const problems: Problem[] = [];
      const named =
        (mark: string) =>
        ({ text }: { text: string }) =>
          new RegExp(mark).test(text);
      const own = under(files, `libs/services/${service}/src/`).filter(
        (file) => !isSpec(file) && !/\/reactions\//.test(file.path),
      );
      if (!own.some(named(`\\b${constant}\\b`)))
        problems.push({ path, what: `${type} is not published in ${service}` });
      const consumers = under(files, 'libs/').filter((file) => !isSpec(file));
      if (!consumers.some(named(`@Reacts\\(${constant}\\)|\\b${constant}\\.type\\b`)))
        problems.push({ path, what: `no service reacts to ${type}` });
      return problems;
    });
  });

/** Where ObjectIds are part of the subject: the store's own protocol. */
const OBJECT_IDS = /^libs\/embedded-mongo\//;

/** Ids come from `Ids` and cannot be guessed. An ObjectId is a time and a counter, so that one reveals the next. */
export const noGuessableIds: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    if (!/^(libs|apps)\/.+\.tsx?$/.test(path) || OBJECT_IDS.test(path)) return [];
    if (/\bnew (\w+\.)*ObjectId\b|\bObjectId\(|import \{[^}]*\bObjectId\b/.test(text))
      return [{ path, what: 'an ObjectId can be guessed: take an id from Ids' }];
    const [made, named] = [/new Schema\b/g, /_id: (false|\{ type: String)/g].map(
      (each) => text.match(each)?.length ?? 0,
    );
    return /\/store\/[^/]+\.schema\.ts$/.test(path) && made !== named
      ? [{ path, what: 'a schema without `_id` gets ObjectIds: declare it as a string, or as false' }]
      : [];
  });
