import type { Rule } from './house.ts';
import { citedIn, misspeltIn, pointsWithoutId, rulesOf } from './product.ts';

/** Every list item of the product's pages is a rule with a unique id. */
export const oneIdAProductRule: Rule = ({ files }) => {
  const seen = new Map<string, string>();
  const twice = rulesOf(files).flatMap(({ id, path }) => {
    const other = seen.get(id);
    seen.set(id, path);
    return other === undefined ? [] : [{ path, what: `${id} is already a rule of ${other}` }];
  });
  const nameless = pointsWithoutId(files).map(({ path, item }) => ({
    path,
    what: `"${item}" is no rule: write "- \`two-words\`: ..." or "- \`two-words\` (not built): ..."`,
  }));
  return [...twice, ...nameless];
};

/** Every citation of a product rule names a rule that exists. */
export const citedRulesExist: Rule = ({ files }) => {
  const ids = new Set(rulesOf(files).map(({ id }) => id));
  return files
    .filter(({ path }) => !path.startsWith('docs/product/'))
    .flatMap((file) => [
      ...citedIn(file)
        .filter((id) => !ids.has(id))
        .map((id) => ({ path: file.path, what: `cites the rule ${id}, which is not in docs/product` })),
      ...misspeltIn(file).map((attempt) => ({ path: file.path, what: `${attempt} cites no rule by its id` })),
    ]);
};

/** A reference to a document that is not in the repository, or to a numbered section. */
const OUTSIDE = /\b[Ss]pec(?:ification)?(?:\.md)?(?:['’]s)?[\s*/]+sections?\b|\bsections?[\s*/]+\d|\bDESIGN\b/;

/** Comments and documents cite nothing that a reader of the repository does not have. */
export const citesWhatIsHere: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const found = OUTSIDE.exec(text)?.[0].replace(/\s+/g, ' ');
    const what = `cites "${found}": say the rule in plain words, and cite it by its id in docs/product`;
    return found === undefined ? [] : [{ path, what }];
  });
