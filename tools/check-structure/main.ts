import { allCalls } from '@festlig/contracts/all';
import { declaresAccess, oneCallAnAddress, oneHandlerACall } from './call-rules.ts';
import { fileRules } from './rules.ts';
import { readTree } from './tree.ts';

const files = readTree(process.cwd());
const problems = [
  ...Object.values(fileRules).flatMap((rule) => rule(files)),
  ...declaresAccess(allCalls),
  ...oneCallAnAddress(allCalls),
  ...oneHandlerACall(allCalls, files),
];
for (const { path, what } of problems) console.error(`${path}: ${what}`);
console.log(`structure: ${files.length} files, ${allCalls.length} calls, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
