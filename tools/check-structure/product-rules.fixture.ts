import type { House } from './house.ts';

export const file = (path: string, text = '') => ({ path, text });
export const files = (...list: { path: string; text: string }[]): Partial<House> => ({ files: list });

/** A structure rule, a case that follows it, and a case that breaks it. */
export type Case = [rule: string, what: string, good: Partial<House>, bad: Partial<House>];

const rulePage = (text: string, name = 'replies') => file(`docs/product/${name}.md`, `# Rules\n\n${text}\n`);
/** A comment that cites a made-up rule. */
const naming = (id: string) => file('libs/a/src/a.ts', `// Because. (${'rule'}: ${id})`);

/** Cases for the structure rules about the product's rules. */
export const productCases: Case[] = [
  [
    'oneIdAProductRule',
    'an id',
    files(rulePage('- `reply-name`: A.'), rulePage('- `wish-name`: B.', 'wishes')),
    files(rulePage('- `reply-name`: A.'), rulePage('- `reply-name` (not built): B.', 'wishes')),
  ],
  ['oneIdAProductRule', 'a rule', files(rulePage('- `reply-name`: A.')), files(rulePage('- `reply`: A.'))],
  [
    'citedRulesExist',
    'a rule that is named',
    files(rulePage('- `reply-name`: A.'), naming('reply-name'), file('libs/a/src/b.ts', '(rule: string) => 1')),
    files(rulePage('- `reply-name`: A.'), naming('reply-names')),
  ],
  [
    'citedRulesExist',
    'an id',
    files(rulePage('- `reply-name`: A.'), naming('reply-name')),
    files(rulePage('- `reply-name`: A.'), naming('the name of a reply')),
  ],
  [
    'citesWhatIsHere',
    'a comment',
    files(file('libs/a/src/a.ts', '// A spec is a test. Designed by hand, as RFC 5545 has it: three sections.')),
    files(file('libs/a/src/a.ts', `// Spec ${'section'} 5: a name.`)),
  ],
  [
    'citesWhatIsHere',
    'a citation over two lines',
    files(file('libs/a/src/a.ts', '/**\n * Each section\n * is a part.\n */')),
    files(file('libs/a/src/a.ts', `/**\n * As ${'section'}\n * 5 has it.\n */`)),
  ],
  [
    'citesWhatIsHere',
    'a document',
    files(file('docs/decisions/001.md', 'The design is plain.')),
    files(file('docs/decisions/001.md', `${'DESI'}GN asks for it.`)),
  ],
];
