import type { Rule } from './house.ts';
import { citedIn, misspeltIn, pointsWithoutId, rulesOf } from './product.ts';

/** Every point of the product's pages is a rule with an id of its own. */
export const oneIdAProductRule: Rule = ({ files }) => {
  const seen = new Map<string, string>();
  const twice = rulesOf(files).flatMap(({ id, path }) => {
    const other = seen.get(id);
    seen.set(id, path);
    return other === undefined ? [] : [{ path, what: `${id} is a rule of ${other} already` }];
  });
  const nameless = pointsWithoutId(files).map(({ path, item }) => ({
    path,
    what: `"${item}" is no rule: write "- \`two-words\`: ..." or "- \`two-words\` (not built): ..."`,
  }));
  return [...twice, ...nameless];
};

/** Whatever names a rule of the product names one that there is. */
export const citedRulesExist: Rule = ({ files }) => {
  const ids = new Set(rulesOf(files).map(({ id }) => id));
  return files
    .filter(({ path }) => !path.startsWith('docs/product/'))
    .flatMap((file) => [
      ...citedIn(file)
        .filter((id) => !ids.has(id))
        .map((id) => ({ path: file.path, what: `names the rule ${id}, which is not in docs/product` })),
      ...misspeltIn(file).map((attempt) => ({ path: file.path, what: `${attempt} names no rule by its id` })),
    ]);
};

/** A document that is not in the repository, or a numbered part of one. */
const OUTSIDE = /\b[Ss]pec(?:ification)?(?:\.md)?(?:['’]s)?[\s*/]+sections?\b|\bsections?[\s*/]+\d|\bDESIGN\b/;

/** Nothing is cited that a reader of the repository does not have. */
export const citesWhatIsHere: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const found = OUTSIDE.exec(text)?.[0].replace(/\s+/g, ' ');
    const what = `cites "${found}": say the rule in plain words, and name it by its id in docs/product`;
    return found === undefined ? [] : [{ path, what }];
  });
