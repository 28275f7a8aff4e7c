import type { Variables } from '@festlig/platform/config';
import { tableOf } from './table.ts';

const INTRODUCTION = `# Configuration

Written by \`npm run docs:config\` from the schemas that the processes check at their start; \`npm run check\` fails when it
is out of date. A process that misses a variable, or finds one malformed, ends at once and names all of them, with their
meaning and an example, never with a value. Empty counts as missing.`;

const section = (title: string, text: string, variables: Variables): string =>
  `## ${title}\n\n${text}${Object.keys(variables).length === 0 ? '' : `\n\n${tableOf(variables)}`}`;

/** docs/operations/configuration.md, before it is formatted. */
export function page(everywhere: Variables, processes: Record<string, Variables>, local: Variables): string {
  const beside = (variables: Variables) =>
    Object.keys(variables).length === 0 ? 'Only what every process reads.' : 'In addition to what every process reads:';
  return [
    INTRODUCTION,
    section('Every process', 'The `S3_` variables are not required where `FILES_DIRECTORY` is given.', everywhere),
    ...Object.entries(processes).map(([name, variables]) => section(name, beside(variables), variables)),
    section('npm start', 'Chooses all of the above by itself, and reads only:', local),
    '',
  ].join('\n\n');
}
