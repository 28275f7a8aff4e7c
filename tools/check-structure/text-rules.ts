import ts from 'typescript';
import { isSpec, type Problem, type Rule, under } from './house.ts';
import type { SourceFile } from './tree.ts';

const TEXTS = /^apps\/web\/src\/i18n\/(da|en)\/([a-z-]+)\.ts$/;
/** Files that list namespaces and hold no texts. */
const LISTS = new Set(['guest', 'around', 'host']);
/** The texts of errors: of the invitation, of what is open over it, and of hosts. */
const ERRORS = new Set(['errors', 'around-errors', 'host-errors']);
const OTHER = { da: 'en', en: 'da' } as const;

interface Namespace {
  path: string;
  language: 'da' | 'en';
  name: string;
  /** The texts by key, with dots between the levels. */
  texts: Map<string, string>;
}

const parse = ({ path, text }: SourceFile) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function namespaces(files: readonly SourceFile[]): Namespace[] {
  return files.flatMap((file) => {
    const [, language, name] = TEXTS.exec(file.path) ?? [];
    if (!language || !name || LISTS.has(name)) return [];
    return [{ path: file.path, language: language as 'da' | 'en', name, texts: textsOf(file) }];
  });
}

function textsOf(file: SourceFile): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (node: ts.Node, key: string): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) collect(node.expression, key);
    if (ts.isExportAssignment(node)) collect(node.expression, key);
    if (ts.isStringLiteralLike(node)) texts.set(key, node.text);
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const entry of node.properties.filter(ts.isPropertyAssignment)) {
      const name = ts.isStringLiteral(entry.name) ? entry.name.text : entry.name.getText();
      collect(entry.initializer, key === '' ? name : `${key}.${name}`);
    }
  };
  for (const statement of parse(file).statements) collect(statement, '');
  return texts;
}

/** The ending of a key selects the plural form of a counted text. */
const keyOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const holes = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => String(match[1]))
    .sort()
    .join(' ');

/** Every text exists in both languages, with the same placeholders (rule: every-text-in-both). */
export const sameTexts: Rule = ({ files }) => {
  const all = namespaces(files);
  return all.flatMap(({ path, language, name, texts }) => {
    const other = all.find((each) => each.name === name && each.language === OTHER[language]);
    return [...texts].flatMap(([key, text]): Problem[] => {
      const translated = other?.texts.get(key);
      if (text.trim() === '') return [{ path, what: `${key} says nothing` }];
      if (translated === undefined) return [{ path, what: `${key} is missing in ${OTHER[language]}` }];
      // Reported once for the two files that differ.
      const differs = language === 'da' && holes(text) !== holes(translated);
      return differs ? [{ path, what: `${key} and its translation have different placeholders` }] : [];
    });
  });
};

/** Placeholders of a text that stand for a number. */
const NUMBERS = /\{\{\s*(count|total|done|rate|limit|maximum|minimum|minutes|mail|guests|people)\s*\}\}/g;

/** A number in a text has a format, so that it follows the language of the reader: `{{count, number}}`. */
export const numbersAreFormatted: Rule = ({ files }) =>
  namespaces(files).flatMap(({ path, texts }) =>
    [...texts].flatMap(([key, text]) =>
      [...text.matchAll(NUMBERS)].map(([placeholder]) => ({
        path,
        what: `${key} has ${placeholder} without a format: add number`,
      })),
    ),
  );

/** Every coded error has a text in both languages. (Network failures have texts without a code in the contracts.) */
export const everyErrorHasItsTexts: Rule = ({ files, errors }) => {
  const all = namespaces(files).filter(({ name }) => ERRORS.has(name));
  return all
    .filter(({ name }) => name === 'errors')
    .flatMap(({ path, language }) => {
      const texts = all.filter((each) => each.language === language).map((each) => each.texts);
      const missing = Object.keys(errors).filter((code) => !texts.some((each) => each.get(code)));
      return missing.map((code) => ({ path, what: `${code} has no text` }));
    });
};

/** Every coded error is thrown somewhere. */
export const errorsInUse: Rule = ({ files, errors }) => {
  const sources = under(files, 'libs/').filter((file) => !isSpec(file) && !/\/errors\.ts$/.test(file.path));
  const code = sources.map(({ text }) => text).join('\n');
  // A template such as `rsvp_${state}` counts as a use of every code with that prefix.
  const beginnings = [...code.matchAll(/`([a-z]+_)\$\{/g)].map((match) => String(match[1]));
  const isAnswered = (name: string) =>
    new RegExp(`['"]${name}['"]`).test(code) || beginnings.some((beginning) => name.startsWith(beginning));
  const unused = Object.keys(errors).filter((name) => !isAnswered(name));
  return unused.map((name) => ({ path: `error ${name}`, what: 'is never thrown' }));
};

/** The string literals of a file, and its templates as patterns: `sorts.${each}` matches every key with that prefix. */
function spokenOf(file: SourceFile): RegExp[] {
  const found: RegExp[] = [];
  const quote = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(new RegExp(`^${quote(node.text)}$`));
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `[\\w-]+${quote(literal.text)}`).join('');
      if (node.head.text !== '' || /[\w]/.test(rest)) found.push(new RegExp(`^${quote(node.head.text)}${rest}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** Whether a file may use a namespace: it loads the namespace, or another file of its feature does. */
function speakers(sources: readonly SourceFile[], name: string): (file: SourceFile) => boolean {
  // The first of the namespaces given; without one it is the namespace `app`.
  const asking =
    name === 'app'
      ? /use(?:Translation\((\)|'app'|\['app')|Texts\('app')/
      : new RegExp(`use(?:Translation|Texts)\\(\\[?'${name}'`);
  const asks = ({ text }: SourceFile) => asking.test(text);
  const folderOf = ({ path }: SourceFile) => /^apps\/web\/src\/features\/[^/]+\//.exec(path)?.[0] ?? path;
  const folders = new Set(sources.filter(asks).map(folderOf));
  return (file) => folders.has(folderOf(file));
}

/** Every text is shown somewhere: by its key, or from any file as `namespace:key`. Errors are shown by their code. */
export const textsInUse: Rule = ({ files }) => {
  const sources = under(files, 'apps/web/src/').filter((file) => !isSpec(file) && !file.path.includes('/i18n/'));
  const spoken = new Map(sources.map((file) => [file, spokenOf(file)]));
  return namespaces(files)
    .filter(({ name, language }) => language === 'da' && !ERRORS.has(name))
    .flatMap(({ path, name, texts }) => {
      const own = sources.filter(speakers(sources, name)).flatMap((file) => spoken.get(file) ?? []);
      const all = [...spoken.values()].flat();
      const isShown = (key: string) =>
        own.some((pattern) => pattern.test(key)) || all.some((pattern) => pattern.test(`${name}:${key}`));
      const unused = [...texts.keys()].filter((key) => !isShown(keyOf(key)));
      return unused.map((key) => ({ path, what: `${key} is not shown anywhere` }));
    });
};
