import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const LEFT_OUT = [
  // Zod's conversion to JSON Schema: the gateway's documentation needs it, a browser never does.
  /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
  // Themes made of CSS variables, in several colour schemes: the app has one colour scheme without variables.
  /@mui\/material\/styles\/(?:ThemeProviderWithVars|createThemeWithVars)\.mjs$/,
  // Static properties for components wrapped by `withTheme`, which the app does not use.
  /hoist-non-react-statics\/dist\/.*\.cjs\.js$/,
  // Ripples, which the theme turns off.
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Every HTML attribute: MUI's components decide themselves which ones they pass on.
  /@emotion\/is-prop-valid\/dist\/.*\.js$/,
];

/** The names a module's source exports, and the default export that any module may have. */
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

/**
 * Removes from the built app what packages include and no page uses, so that guests wait less (rule:
 * guest-page-is-light).
 */
export function leftOut(): Plugin {
  return {
    name: 'festlig-left-out',
    apply: 'build',
    async load(id) {
      if (!LEFT_OUT.some((pattern) => pattern.test(id))) return null;
      const names = exportedNames(await readFile(id, 'utf8'));
      return `const none = () => none;\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`;
    },
  };
}
