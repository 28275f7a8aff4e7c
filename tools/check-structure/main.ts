import { allCalls, allErrors } from '@festlig/contracts/all';
import { rules } from './rules.ts';
import { readTree } from './tree.ts';

const house = { files: readTree(process.cwd()), calls: allCalls, errors: allErrors };
const problems = Object.values(rules).flatMap((rule) => rule(house));
for (const { path, what } of problems) console.error(`${path}: ${what}`);
console.log(`structure: ${house.files.length} files, ${allCalls.length} calls, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
