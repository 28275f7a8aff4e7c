import type { Variable, Variables } from '@festlig/platform/config';
import { z } from 'zod';

export const isRequired = ({ schema }: Variable): boolean => !schema.safeParse(undefined).success;

/** The default of a schema, as it would be written in the environment. */
function standardOf({ schema }: Variable): string {
  const { default: standard } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return standard === undefined ? '' : `\`${String(standard)}\``;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A Markdown table: name, meaning, example, default, required. */
export function tableOf(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, variable]) => [
    `\`${name}\``,
    cell(variable.meaning),
    `\`${cell(variable.example)}\``,
    standardOf(variable),
    isRequired(variable) ? 'yes' : '',
  ]);
  const lines = [['variable', 'meaning', 'example', 'default', 'required'], Array(5).fill('---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
