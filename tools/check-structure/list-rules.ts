// `npm run rules`: the rules of docs/product that neither code nor a test names.
import { coverageOf } from './product.ts';
import { readTree } from './tree.ts';

const { unnamed, built, notBuilt } = coverageOf(readTree(process.cwd()));
const open = unnamed.filter((rule) => rule.built);
const count = (number: number, of: number) => `${number} of ${of}`;
for (const path of new Set(unnamed.map((rule) => rule.path))) {
  console.log(path);
  for (const rule of unnamed.filter((each) => each.path === path))
    console.log(`  ${rule.id}${rule.built ? '' : ' (not built)'}`);
}
console.log(
  `rules that neither code nor a test names: ${count(open.length, built)} built, ` +
    `${count(unnamed.length - open.length, notBuilt)} not built`,
);
