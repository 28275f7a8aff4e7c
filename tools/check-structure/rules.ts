import type { Problem, SourceFile } from './tree.ts';

export type Rule = (files: readonly SourceFile[]) => Problem[];

const LONGEST = 300;
const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path);

/** No file over 300 lines. */
export const fileLength: Rule = (files) =>
  files.filter(isCode).flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    return lines > LONGEST ? [{ path, what: `${lines} lines; split it (at most ${LONGEST})` }] : [];
  });

/** Names that say nothing. */
export const meaninglessNames: Rule = (files) =>
  files.flatMap(({ path }) => {
    const part = path.split('/').find((name) => /^(utils?|helpers?|common|misc|shared)(\.|$)/.test(name));
    return part ? [{ path, what: `"${part}" says nothing; name what it is` }] : [];
  });

const SERVICE_FILES = [
  /^(README\.md|project\.json)$/,
  /^src\/(index|config|[a-z0-9-]+\.module)(\.spec|\.int\.spec)?\.ts$/,
  /^src\/features\/([a-z0-9-]+)\/\1(\.handler)?(\.int)?\.spec\.ts$/,
  /^src\/features\/([a-z0-9-]+)\/\1\.handler\.ts$/,
  /^src\/reactions\/on-[a-z0-9-]+(\.spec|\.int\.spec)?\.ts$/,
  /^src\/jobs\/[a-z0-9-]+\.job(\.spec|\.int\.spec)?\.ts$/,
  /^src\/store\/[a-z0-9-]+\.(schema|repository)(\.spec|\.int\.spec)?\.ts$/,
  /^src\/adapters\/[a-z0-9-/]+(\.spec|\.int\.spec)?\.ts$/,
  /^src\/[a-z0-9-]+(\.int\.spec|\.fixture)\.ts$/,
];

/** Inside a service only the folders and files every service has. The gateway has its own: it owns nothing. */
export const serviceVocabulary: Rule = (files) =>
  files.flatMap(({ path }) => {
    const [, service, rest] = /^libs\/services\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (!service || !rest || service === 'gateway') return [];
    return SERVICE_FILES.some((known) => known.test(rest))
      ? []
      : [{ path, what: 'not in the vocabulary of a service (see libs/services/README.md)' }];
  });

/** Handlers without mongoose: only the store knows it. */
export const mongooseInStoresOnly: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const inside = /^libs\/services\/.+\/(features|reactions|jobs|adapters)\//.test(path) && !path.endsWith('.spec.ts');
    return inside && /from '(mongoose|@nestjs\/mongoose)'/.test(text)
      ? [{ path, what: 'mongoose belongs into store/' }]
      : [];
  });

const LAYERS = ['app', 'features', 'components', 'api', 'i18n', 'lib'] as const;
const MAY_IMPORT: Record<(typeof LAYERS)[number], readonly string[]> = {
  app: LAYERS,
  features: ['components', 'api', 'i18n', 'lib'],
  components: ['api', 'i18n', 'lib'],
  api: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
};

/** Resolves a relative import to a path from the root of the web's sources. */
function target(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The web imports one way: app -> features -> {components, api} -> lib; never sideways between features. */
export const webImports: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const [, inside] = /^apps\/web\/src\/(.+)$/.exec(path) ?? [];
    const layer = LAYERS.find((name) => inside?.startsWith(`${name}/`));
    if (!inside || !layer || inside.includes('.spec.')) return [];
    const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map((match) => String(match[1]));
    return specifiers.flatMap((specifier) => {
      const [toLayer = '', toFeature] = target(inside, specifier).split('/');
      const sideways = layer === 'features' && toLayer === 'features' && toFeature !== inside.split('/')[1];
      const inward = toLayer === layer || MAY_IMPORT[layer].includes(toLayer);
      return sideways || !inward ? [{ path, what: `may not import ${specifier}` }] : [];
    });
  });

/** The project stands alone: no machine's paths, no registry's host. */
export const standsAlone: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const found =
      /(?<![\w.])\/(?:root|home\/\w+|work)\/[\w.]+|registry\.npmjs|repo1?\.maven|pypi\.org|deb\.debian/.exec(text);
    return found && !path.startsWith('tools/check-structure/') ? [{ path, what: `names ${found[0]}` }] : [];
  });

export const fileRules: Record<string, Rule> = {
  fileLength,
  meaninglessNames,
  serviceVocabulary,
  mongooseInStoresOnly,
  webImports,
  standsAlone,
};
