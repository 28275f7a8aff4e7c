import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const LEFT_OUT = [
  // Zod's way to JSON Schema: the gateway's documentation needs it, a browser never does.
  /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
  // Themes made of CSS variables, in several colour schemes: ours is one, in one.
  /@mui\/material\/styles\/(?:ThemeProviderWithVars|createThemeWithVars)\.mjs$/,
  // Static properties for components wrapped by `withTheme`: none is.
  /hoist-non-react-statics\/dist\/.*\.cjs\.js$/,
  // Ripples: the theme turns them off.
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Every attribute HTML knows: MUI's components say themselves what they pass on.
  /@emotion\/is-prop-valid\/dist\/.*\.js$/,
];

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** A part of a module, and what stands in its place. */
interface Part {
  of: RegExp;
  part: RegExp;
  by: string;
}

const PARTS: readonly Part[] = [
  // Its forms and contexts: whether or not they are used, they were made, and named for React's developer tools.
  { of: ROUTER, part: /^\w+\.displayName = "\w+";$/gm, by: '' },
  { of: ROUTER, part: /(?<= = )(?=React\d*\.(?:forwardRef|createContext)\()/g, by: '/* @__PURE__ */ ' },
  // What comes of a React Router server, ahead or as errors: there is none.
  {
    of: ROUTER,
    part: /^function (PrefetchPageLinks|RSCErrorHandler|deserializeErrors)\(.*?^}$/gms,
    by: 'const $1 = () => null;',
  },
  // Emotion's own JSX, held by the namespace of its types: MUI is written in React's.
  {
    of: /@emotion\/react\/dist\/emotion-react\.browser\.esm\.js$/,
    part: /^\(function \(_jsx\).*?^}\)\(.*?\);$/ms,
    by: '',
  },
  // Vite's way to fetch a page's styles along with it: pages bring none, they are MUI's (`build.cssCodeSplit`).
  { of: /vite\/preload-helper\.js$/, part: /^.*$/s, by: 'export const __vitePreload = (load) => load();' },
];

/** The names a module's source exports, and the default every module may be asked for. */
export function exportedNames(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:function|const|class) (\w+)/gm)].map((found) => String(found[1]));
  const listed = [...source.matchAll(/^export \{([^}]+)\};?$/gm)].flatMap((found) => String(found[1]).split(','));
  const names = [
    ...declared,
    ...listed.map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
    'default',
  ];
  return [...new Set(names)].filter((name) => name !== '');
}

/** A module's source without the parts that are left out; `found` is told of each. */
export function withoutParts(source: string, id: string, found: (part: Part) => void, parts = PARTS): string {
  return parts
    .filter(({ of }) => of.test(id))
    .reduce((code, each) => {
      const less = code.replace(each.part, each.by);
      if (less !== code) found(each);
      return less;
    }, source);
}

/** Leaves out of the built app what packages bring along and no page uses: guests wait less (DESIGN section 1.4). */
export function leftOut(parts = PARTS): Plugin {
  const found = new Set<Part>();
  return {
    name: 'festlig-left-out',
    apply: 'build',
    async load(id) {
      if (!LEFT_OUT.some((pattern) => pattern.test(id))) return null;
      const names = exportedNames(await readFile(id, 'utf8'));
      return `const none = () => none;\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`;
    },
    transform(code, id) {
      const less = withoutParts(code, id, (part) => found.add(part), parts);
      return less === code ? null : { code: less, map: null };
    },
    generateBundle() {
      const lost = parts.find((part) => !found.has(part));
      if (lost)
        this.error(`${String(lost.part)} is in no module ${String(lost.of)} any more: is it called otherwise now?`);
    },
  };
}
