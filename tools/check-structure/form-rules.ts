import ts from 'typescript';
import { isCode, isSpec, type Rule, under } from './house.ts';
import type { SourceFile } from './tree.ts';

/** Refused input; other errors tell of states that no rule of a form decides. */
const REFUSES_INPUT = new Set([413, 422]);

/**
 * A form asks the rule that its service asks, and makes no refusal of its own: the web app writes no code of a refused
 * input (rule: rules-of-forms-are-shared).
 */
export const webMakesNoRefusals: Rule = ({ files, errors }) =>
  under(files, 'apps/web/src/')
    .filter((file) => isCode(file) && !isSpec(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bcode: '(\w+)'/g)].flatMap(([, code = '']) =>
        REFUSES_INPUT.has(errors[code]?.status ?? 0)
          ? [{ path, what: `refuses with ${code}: ask a rule of libs/domain that the service asks too` }]
          : [],
      ),
    );

/**
 * What is checked before anything is sent: the wizard's fields, and the day and clock that are typed for a date, become
 * one moment of one party, which is all that the service gets and checks.
 */
const ONLY_IN_BROWSERS = new Set(['checkWizard', 'checkMoment']);

/** What each function of the domain says, by its name; functions of one name are taken together. */
function bodiesIn(domain: readonly SourceFile[]): Map<string, string> {
  const parts = domain.flatMap(({ text }) => text.split(/^(?:export )?(?:const|function) /m).slice(1));
  const named = Map.groupBy(parts, (part) => /^\w+/.exec(part)?.[0] ?? '');
  return new Map([...named].map(([name, all]) => [name, all.join('\n')]));
}

const calledIn = (text: string): string[] => [...text.matchAll(/\b([a-z]\w*)\b/g)].map(([, name = '']) => name);

/** The functions that these files ask, and those that they ask in turn. */
function askedBy(files: readonly SourceFile[], bodies: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (text: string): void => {
    for (const name of calledIn(text)) {
      const body = bodies.get(name);
      if (body === undefined || found.has(name)) continue;
      found.add(name);
      visit(body);
    }
  };
  for (const { text } of files) visit(text);
  return found;
}

/**
 * A rule of a form is one function `check…` of libs/domain, which the web app and a service ask. One side may ask it
 * through another such function, for all rows of a list instead of each (rule: rules-of-forms-are-shared).
 */
export const formRulesAreShared: Rule = ({ files }) => {
  const sources = files.filter((file) => isCode(file) && !isSpec(file));
  const domain = under(sources, 'libs/domain/src/');
  const bodies = bodiesIn(domain);
  const asked = [
    { who: 'the web app', names: askedBy(under(sources, 'apps/web/src/'), bodies) },
    { who: 'a service', names: askedBy(under(sources, 'libs/services/'), bodies) },
  ];
  const isRule = (name: string) => /^check[A-Z]/.test(name);
  return domain
    .filter(({ path }) => /\/check-[a-z-]+\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const rules = [...text.matchAll(/^export (?:const|function) (check[A-Z]\w*)/gm)].map(([, name = '']) => name);
      return [...new Set(rules)].flatMap((name) => {
        const within = calledIn(bodies.get(name) ?? '').filter((other) => other !== name && isRule(other));
        return asked
          .filter(({ who }) => who === 'the web app' || !ONLY_IN_BROWSERS.has(name))
          .filter(({ names }) => !names.has(name) && !within.some((other) => names.has(other)))
          .map(({ who }) => ({ path, what: `${name} is not asked by ${who}: forms and services share their rules` }));
      });
    });
};

/** The parts of which all waiting buttons are made; each comes back after a while. */
const COMES_BACK = /^apps\/web\/src\/components\/(?:form\/|ConfirmDialog\.tsx$)/;

/** A button that waits for its call is a `CallButton`, which can be used again after 4 s (rule: button-comes-back-everywhere). */
export const buttonsComeBack: Rule = ({ files }) =>
  under(files, 'apps/web/src/')
    .filter((file) => file.path.endsWith('.tsx') && !isSpec(file) && !COMES_BACK.test(file.path))
    .filter(hasWaitingButton)
    .map(({ path }) => ({ path, what: 'has a button with loading: use CallButton, which comes back' }));

function hasWaitingButton({ path, text }: SourceFile): boolean {
  const visit = (node: ts.Node): boolean =>
    ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText().endsWith('Button') &&
      node.attributes.properties.some((property) => property.name?.getText() === 'loading')) ||
    (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}
