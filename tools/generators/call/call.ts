import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { callsPath, declarations, errorsPath, errorTable, read } from '../source/contract.ts';
import { addImport, find, insertItem, parse } from '../source/edit.ts';
import { register, serviceNames } from '../source/module.ts';
import { refuseExisting, writeFiles } from '../source/write.ts';
import { type Access, type CallOptions, checkedCall, isAboutAParty, type NewError, parametersOf } from './options.ts';
import ts from 'typescript';

const quoted = (text: string) => JSON.stringify(text);
const ID = 'ObjectIdString';

/** What a new call answers until it has more to say: whom or what it was about, or when. */
const outputOf = (access: Access): { field: string; schema: string; value: string } => {
  if (isAboutAParty(access)) return { field: 'partyId', schema: ID, value: 'context.party.id' };
  if (access === 'user') return { field: 'userId', schema: ID, value: 'context.user.id' };
  return { field: 'at', schema: 'Instant', value: 'this.clock.now().toISOString()' };
};

const schemaOf = (parameter: string) => {
  if (parameter === 'partyId') return 'PartyRef';
  return parameter.endsWith('Id') ? ID : 'requiredText(80)';
};

/** A service feature slice: contract entry, handler, spec, and its place in the module. */
export default async function call(tree: Tree, options: CallOptions): Promise<void> {
  const { service, name, http, refusal, newError } = checkedCall(tree, options);
  const folder = `libs/services/${service}/src/features/${name.kebab}`;
  refuseExisting(tree, folder);
  const { access, idempotent, summary } = options;
  const parameters = http ? parametersOf(http.path) : [];
  const output = outputOf(access);

  declareCall(tree, service, {
    schemas: [...parameters.map(schemaOf), output.schema],
    text: `${name.camel}: call({
      summary: ${quoted(summary.trim())},
      access: '${access}',
      input: z.object({ ${parameters.map((each) => `${each}: ${schemaOf(each)}`).join(', ')} }),
      output: z.object({ ${output.field}: ${output.schema} }),
      idempotent: ${idempotent},
      ${http ? `http: { method: '${http.method}', path: '${http.path}' },` : ''}
    })`,
  });
  if (newError) declareError(tree, service, newError);
  const handler = `${name.pascal}Handler`;
  const from = `./features/${name.kebab}/${name.kebab}.handler`;
  const names = serviceNames(tree, service);
  register(tree, service, names.module, { name: handler, from, kind: /Handler$/ });
  const values = {
    ...names,
    ...name,
    access,
    output,
    parameters,
    refusal: refusal?.code,
    field: refusal?.field ?? 'root',
  };
  await writeFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...values,
    isAboutAParty: isAboutAParty(access),
  });
}

function declareCall(tree: Tree, service: string, { text, schemas }: { text: string; schemas: string[] }): void {
  const path = callsPath(service);
  let contract = read(tree, path);
  contract = insertItem(contract, declarations(parse(contract)), text);
  for (const schema of schemas) contract = addImport(contract, '../define', schema.replace(/\(.*/, ''));
  tree.write(path, contract);
}

/** A code in the contract, with its text in both languages. */
function declareError(tree: Tree, service: string, { code, status, field, da, en }: NewError): void {
  const path = errorsPath(service);
  const entry = `${code}: { status: ${status}${field ? `, field: '${field}'` : ''} }`;
  const errors = read(tree, path);
  tree.write(path, insertItem(errors, errorTable(parse(errors)), entry));
  for (const [language, text] of Object.entries({ da, en })) {
    const file = `apps/web/src/i18n/${language}/errors.ts`;
    const texts = read(tree, file);
    const literal = find(parse(texts), ts.isObjectLiteralExpression);
    if (literal) tree.write(file, insertItem(texts, literal, `${code}: ${quoted(text)}`));
  }
}
