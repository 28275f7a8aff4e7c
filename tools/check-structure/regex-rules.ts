import ts from 'typescript';
import { isCode, isSpec, type Rule } from './house.ts';
import type { SourceFile } from './tree.ts';

/** An unbounded repetition, as the start of an expression, and what follows it. */
const REPEATED =
  /^(?:\((?:\?:)?)*(?:\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\^$()[\]|?*+{}])(?:[*+]|\{\d+,\})\??(.*)$/s;

/** The top-level alternatives of an expression; alternatives inside groups and classes belong to those. */
function alternativesOf(pattern: string): string[] {
  const found = [''];
  let [depth, inClass] = [0, false];
  for (const [sign] of pattern.matchAll(/\\.|[^\\]/gsu)) {
    if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (!inClass && sign === '(') depth++;
    else if (!inClass && sign === ')') depth--;
    if (sign === '|' && !inClass && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

function expressionsOf({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.slice(1, node.text.lastIndexOf('/')));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/**
 * No regular expression starts with a repetition that something must follow: where it does not follow, the engine tries
 * every position of a long run, and the time grows with the square of its length.
 */
export const noSlowExpressions: Rule = ({ files }) =>
  files
    .filter((file) => isCode(file) && !isSpec(file) && /^(libs|apps)\//.test(file.path))
    .flatMap((file) =>
      expressionsOf(file)
        .filter((pattern) => alternativesOf(pattern).some((each) => /[^)]/.test(REPEATED.exec(each)?.[1] ?? '')))
        .map((pattern) => ({
          path: file.path,
          what: `/${pattern}/ is slow where a long run does not match: begin it with (?<!...), or use trim`,
        })),
    );
