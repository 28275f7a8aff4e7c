import ts from 'typescript';
import { isSpec, type Rule, under } from './house.ts';
import { relativeImportsOf, target } from './imports.ts';
import type { SourceFile } from './tree.ts';

/** A second part of a feature has a folder of its own, for components, pure rules and hooks. */
const PART = '((?!routes/|components/)[a-z-]+/)?';
const FEATURE_FILES = [
  /^routes\/[A-Z]\w+(\.spec)?\.tsx$/,
  /^api(\.spec)?\.ts$/,
  new RegExp(`^${PART}components/[A-Z]\\w+(\\.spec)?\\.tsx$`),
  new RegExp(`^${PART}(model|[a-z0-9-]+\\.model|use-[a-z0-9-]+)(\\.spec)?\\.tsx?$`),
];

/** Inside a web feature only routes, components, its endpoints (`api.ts`), pure rules (`model.ts`) and hooks. */
export const webVocabulary: Rule = ({ files }) =>
  files.flatMap(({ path }) => {
    const [, rest] = /^apps\/web\/src\/features\/[^/]+\/(.+)$/.exec(path) ?? [];
    return !rest || FEATURE_FILES.some((known) => known.test(rest))
      ? []
      : [{ path, what: 'not in the vocabulary of a web feature (see CONTRIBUTING.md)' }];
  });

const MOST_COMPONENTS = 15;

/** A folder of components that is longer than a screen holds two things: each gets a name. */
export const fewComponents: Rule = ({ files }) => {
  const components = files.filter(
    (file) => /^apps\/web\/src\/features\/.+\/components\//.test(file.path) && !isSpec(file),
  );
  const folders = Map.groupBy(components, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([, { length }]) => length > MOST_COMPONENTS)
    .map(([path, { length }]) => ({ path, what: `${length} components; make it two (at most ${MOST_COMPONENTS})` }));
};

const LAYERS = ['app', 'features', 'components', 'api', 'i18n', 'lib'] as const;
const MAY_IMPORT: Record<(typeof LAYERS)[number], readonly string[]> = {
  app: LAYERS,
  features: ['components', 'api', 'i18n', 'lib'],
  components: ['api', 'i18n', 'lib'],
  api: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
};

/** The web imports one way: app -> features -> {components, api} -> lib; never sideways between features. */
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

/** The web makes calls by their bindings: a whole contract brings every schema along. Types weigh nothing. */
export const webTakesBindings: Rule = ({ files }) =>
  under(files, 'apps/web/src/')
    .filter((file) => !isSpec(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(CONTRACT_IMPORT)].flatMap(([, names = '', service = '']) =>
        names.split(',').some((name) => name.trim() === service)
          ? [{ path, what: `imports the whole contract of ${service}: take @festlig/contracts/${service}/http` }]
          : [],
      ),
    );

const SPOKEN = /^(aria-label|alt|title|label|placeholder|helperText|text|lead)$/;
/** The product's name and the beginnings of addresses are the same in every language. */
const says = (text: string) => /\p{L}/u.test(text.replace(/Festlig|https?:\/\/|www\.|&\w+;/g, ''));

/** What a person reads comes from the texts, in their language: no words between tags or in spoken attributes. */
export const noWordsInMarkup: Rule = ({ files }) =>
  under(files, 'apps/web/src/')
    .filter((file) => file.path.endsWith('.tsx') && !isSpec(file))
    .flatMap((file) =>
      wordsInMarkup(file).map((words) => ({ path: file.path, what: `says "${words}" in one language` })),
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
