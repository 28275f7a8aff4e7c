import { isDoc, type Doc } from '../bson';
import { allowFields, CommandError, docField } from '../command-error';
import type { Found } from '../query/find';
import { find } from '../query/find';
import type { Command, CommandContext } from './command';
import { aggregationOf, findOf } from './read';

/** The read of an explained command, and how many documents it gives; writes are not carried out. */
function readOf(command: Doc, context: CommandContext): { name: unknown; found: Found; run: () => number } {
  const [[kind, name] = ['', '']] = Object.entries(command);
  const count = (items: Iterable<unknown>): number => {
    let n = 0;
    for (const _ of items) n++;
    return n;
  };
  const body = { ...command, $db: context.db };
  switch (kind) {
    case 'find':
    case 'count':
    case 'distinct': {
      const found = findOf(body, kind, context);
      return { name, found, run: () => count(found.records) };
    }
    case 'aggregate': {
      const { found, docs } = aggregationOf(body, context);
      return { name, found, run: () => count(docs) };
    }
    case 'update':
    case 'delete':
    case 'findAndModify': {
      const [operation = command] = (command['updates'] ?? command['deletes'] ?? []) as Doc[];
      const filter = docField(operation, kind === 'findAndModify' ? 'query' : 'q');
      const request = { filter, sort: docField(operation, 'sort'), hint: operation['hint'] };
      const found = find(context.catalog.find(context.db, String(name)), request);
      return { name, found, run: () => count(found.records) };
    }
    default:
      throw new CommandError('CommandNotFound', `Explain failed due to unknown command: ${kind}`);
  }
}

/** `explain`: the plan in MongoDB's shape, and unless only that is asked for the counts of carrying it out. */
export const explain: Command = (body, context) => {
  allowFields(body, 'explain', ['verbosity']);
  if (!isDoc(body['explain'])) throw new CommandError('TypeMismatch', 'explain needs a command');
  const { name, found, run } = readOf(body['explain'], context);
  const { index, direction, sorted } = found.plan;
  const scan: Doc = index
    ? {
        stage: 'FETCH',
        inputStage: {
          ...{
            stage: 'IXSCAN',
            keyPattern: index.key,
            indexName: index.name,
            isMultiKey: index.multikey.includes(true),
          },
          ...{ isUnique: index.unique, isSparse: index.sparse, isPartial: index.partialFilter !== undefined },
          direction: direction === 1 ? 'forward' : 'backward',
        },
      }
    : { stage: 'COLLSCAN', direction: direction === 1 ? 'forward' : 'backward' };
  const reply: Doc = {
    queryPlanner: {
      namespace: `${context.db}.${String(name)}`,
      winningPlan: sorted ? scan : { stage: 'SORT', inputStage: scan },
      rejectedPlans: [],
    },
    command: body['explain'],
    ok: 1,
  };
  if (body['verbosity'] !== 'queryPlanner') {
    const nReturned = run();
    const { keysExamined, docsExamined } = found.stats;
    reply['executionStats'] = {
      ...{ executionSuccess: true, nReturned, totalKeysExamined: keysExamined, totalDocsExamined: docsExamined },
    };
  }
  return reply;
};
