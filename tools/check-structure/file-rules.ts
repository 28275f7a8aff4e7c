import { isCode, isSpec, type Rule } from './house.ts';

const LONGEST = 300;

const IMPORTS = /^import [^;]*;$/gm;
const COMMENTS = /^ *(?:\/\/|\/\*|\*).*$/gm;

/** No file has more than 300 lines. Imports and comments do not count, so that nobody saves on them. */
export const fileLength: Rule = ({ files }) =>
  files.filter(isCode).flatMap(({ path, text }) => {
    const lines = text.replace(IMPORTS, '').replace(COMMENTS, '').replace(/^\n+/gm, '').split('\n').length - 1;
    return lines > LONGEST ? [{ path, what: `${lines} lines; split it (at most ${LONGEST})` }] : [];
  });

/** No file or folder has a name without meaning. */
export const meaningfulNames: Rule = ({ files }) =>
  files.flatMap(({ path }) => {
    const part = path.split('/').find((name) => /^(utils?|helpers?|common|misc|shared)(\.|$)/.test(name));
    return part ? [{ path, what: `"${part}" says nothing; name what it is` }] : [];
  });

/** The project stands alone: it contains no path of a machine and no host of a package registry. */
export const standsAlone: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const found =
      /(?<![\w.])\/(?:root|home\/\w+|work)\/[\w.]+|registry\.npmjs|repo1?\.maven|pypi\.org|deb\.debian/.exec(text);
    return found && !path.startsWith('tools/check-structure/') ? [{ path, what: `names ${found[0]}` }] : [];
  });

const NORMALISING = 'libs/contracts/src/define/letters.ts';

/**
 * Users' text is normalised in one place, which limits its length: the time of `normalize` can grow with the square of
 * the length.
 */
export const normalisedInOnePlace: Rule = ({ files }) =>
  files
    .filter((file) => isCode(file) && !isSpec(file) && file.path !== NORMALISING)
    .flatMap(({ path, text }) =>
      /\.normalize\(/.test(text) ? [{ path, what: `normalises text: use composed() of ${NORMALISING}` }] : [],
    );

/** A skipped test gives its reason in its title: `it.skip('... (skipped: ...)')`. No test uses `.only`. */
export const noTestLeftOut: Rule = ({ files }) =>
  files
    .filter(({ path }) => /\.spec\.tsx?$/.test(path) && !path.startsWith('tools/check-structure/'))
    .flatMap(({ path, text }) => {
      if (/\b(describe|it|test)\.only\(/.test(text)) return [{ path, what: 'runs only one test' }];
      return /\b(describe|it|test)\.skip\(\s*(?!['"`][^'"`]*\(skipped: )/.test(text)
        ? [{ path, what: 'skips a test without its reason in its title: "... (skipped: ...)"' }]
        : [];
    });
