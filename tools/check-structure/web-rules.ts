import ts from 'typescript';
import { isSpec, type Rule, under } from './house.ts';
import { importedFile, relativeImportsOf, target } from './imports.ts';
import type { SourceFile } from './tree.ts';

/** A part of a feature may have a folder of its own, for components, pure rules and hooks. */
const PART = '((?!routes/|components/)[a-z-]+/)?';
const FEATURE_FILES = [
  /^routes\/[A-Z]\w+(\.spec)?\.tsx$/,
  /^api(\.spec)?\.ts$/,
  new RegExp(`^${PART}components/[A-Z]\\w+(\\.spec)?\\.tsx$`),
  // The styles of a folder's components.
  new RegExp(`^${PART}components/[a-z-]+\\.module\\.css$`),
  new RegExp(`^${PART}(model|[a-z0-9-]+\\.model|use-[a-z0-9-]+)(\\.spec)?\\.tsx?$`),
];

/** A web feature contains only routes, components, its endpoints (`api.ts`), pure rules (`model.ts`) and hooks. */
export const webVocabulary: Rule = ({ files }) =>
  files.flatMap(({ path }) => {
    const [, rest] = /^apps\/web\/src\/features\/[^/]+\/(.+)$/.exec(path) ?? [];
    return !rest || FEATURE_FILES.some((known) => known.test(rest))
      ? []
      : [{ path, what: 'is not a file a web feature may have (see CONTRIBUTING.md)' }];
  });

const MOST_COMPONENTS = 15;

const STYLES = /import (\w+) from '(\.[^']+\.module\.css)';/g;
const classesIn = (css: string) =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** A class that a component names is in its style sheet: a misspelled one would show the element without its style. */
export const knownClasses: Rule = ({ files }) => {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, classesIn(text)]),
  );
  return under(files, 'apps/web/src/').flatMap(({ path, text }) =>
    [...text.matchAll(STYLES)].flatMap(([, from = '', specifier = '']) => {
      const known = sheets.get(target(path, specifier));
      const named = [...text.matchAll(new RegExp(`\\b${from}\\['(\\w+)'\\]`, 'g'))].map(([, name = '']) => name);
      return named
        .filter((name) => !known?.has(name))
        .map((name) => ({ path, what: `names the class ${name}, which ${specifier} does not have` }));
    }),
  );
};

/** Where a guest's page begins, in the browser and on the server. */
const GUEST_PAGE = ['apps/web/src/guest/start.tsx', 'apps/web/src/guest-server.tsx'];
const LIBRARIES = /^(?:@mui|@emotion|@reduxjs|react-redux|react-router|redux|i18next|react-i18next)/;
/** A module that is imported when it is asked for is not part of the page. */
const STATIC_IMPORT = /^(?:import|export) (?:[^;']* from )?'([^']+)'/gm;
const staticImportsOf = (text: string): string[] =>
  [...text.replace(/^(?:import|export) type [^;]+;/gm, '').matchAll(STATIC_IMPORT)].map(([, from = '']) => from);

/**
 * A guest's page is made without the libraries of the host's tool: none of the files that it reaches imports one
 * (docs/decisions/046). Types cost nothing.
 */
export const guestPageIsPlain: Rule = ({ files }) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const paths = new Set(texts.keys());
  const reached = new Set<string>(GUEST_PAGE.filter((path) => paths.has(path)));
  for (const path of reached) {
    staticImportsOf(texts.get(path) ?? '')
      .map((specifier) => importedFile(path, specifier, paths))
      .forEach((next) => next !== undefined && reached.add(next));
  }
  return [...reached].flatMap((path) =>
    staticImportsOf(texts.get(path) ?? '')
      .filter((specifier) => LIBRARIES.test(specifier))
      .map((library) => ({ path, what: `imports ${library}, which a guest's page does without` })),
  );
};

/** The build calls a class by its style sheet and its own name, so two style sheets may not have the same name. */
export const sheetNames: Rule = ({ files }) => {
  const sheets = files.filter(({ path }) => path.endsWith('.module.css'));
  const named = Map.groupBy(sheets, ({ path }) => path.slice(path.lastIndexOf('/') + 1));
  return [...named].flatMap(([name, [, ...others]]) =>
    others.map(({ path }) => ({ path, what: `has the name of another style sheet, ${name}` })),
  );
};

/** A folder with more components than fit on a screen holds two subjects: each gets a folder. */
export const fewComponents: Rule = ({ files }) => {
  const components = files.filter(
    (file) => /^apps\/web\/src\/features\/.+\/components\/.+\.tsx$/.test(file.path) && !isSpec(file),
  );
  const folders = Map.groupBy(components, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([, { length }]) => length > MOST_COMPONENTS)
    .map(([path, { length }]) => ({
      path,
      what: `${length} components; split the folder (at most ${MOST_COMPONENTS})`,
    }));
};

const LAYERS = ['app', 'guest', 'features', 'components', 'api', 'i18n', 'lib'] as const;
const MAY_IMPORT: Record<(typeof LAYERS)[number], readonly string[]> = {
  app: LAYERS,
  guest: ['features', 'components', 'api', 'i18n', 'lib'],
  features: ['components', 'api', 'i18n', 'lib'],
  components: ['api', 'i18n', 'lib'],
  api: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
};

/**
 * The web app imports in one direction: app -> guest -> features -> {components, api} -> lib; features do not import one
 * another.
 */
export const webImports: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const [, inside] = /^apps\/web\/src\/(.+)$/.exec(path) ?? [];
    const layer = LAYERS.find((name) => inside?.startsWith(`${name}/`));
    if (!inside || !layer || inside.includes('.spec.')) return [];
    return relativeImportsOf(text).flatMap((specifier) => {
      const [toLayer = '', toFeature] = target(inside, specifier).split('/');
      const sideways = layer === 'features' && toLayer === 'features' && toFeature !== inside.split('/')[1];
      const inward = toLayer === layer || MAY_IMPORT[layer].includes(toLayer);
      return sideways || !inward ? [{ path, what: `may not import ${specifier}` }] : [];
    });
  });

const CONTRACT_IMPORT = /import \{([^}]*)\} from '@festlig\/contracts\/(\w+)';/g;

/**
 * The web app makes calls through their bindings: a whole contract would bring every schema along. Types cost nothing.
 */
export const webTakesBindings: Rule = ({ files }) =>
  under(files, 'apps/web/src/')
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(CONTRACT_IMPORT)].flatMap(([, names = '', service = '']) =>
        names.split(',').some((name) => name.trim() === service)
          ? [{ path, what: `imports the whole contract of ${service}: import @festlig/contracts/${service}/http` }]
          : [],
      ),
    );

const SPOKEN = /^(aria-label|alt|title|label|placeholder|helperText|text|lead)$/;
/** The product's name and the start of an address are the same in every language. */
const says = (text: string) => /\p{L}/u.test(text.replace(/Festlig|https?:\/\/|www\.|&\w+;/g, ''));

/** Text for users comes from the translations: no words between tags or in attributes that screen readers read. */
export const noWordsInMarkup: Rule = ({ files }) =>
  under(files, 'apps/web/src/')
    .filter((file) => file.path.endsWith('.tsx') && !isSpec(file))
    .flatMap((file) =>
      wordsInMarkup(file).map((words) => ({ path: file.path, what: `contains "${words}" in one language` })),
    );

function wordsInMarkup({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && says(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText())) spoken(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) spoken(node);
    ts.forEachChild(node, visit);
  };
  const spoken = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node) && says(node.text)) found.push(node.text);
    if (ts.isJsxExpression(node)) spoken(node.expression);
    if (ts.isParenthesizedExpression(node)) spoken(node.expression);
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(spoken);
    if (ts.isBinaryExpression(node)) spoken(node.right);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].find(says);
      if (words !== undefined) found.push(words.trim());
    }
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
