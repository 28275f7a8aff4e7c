import { isDoc, type Doc } from '../bson';
import { allowFields, CommandError } from '../command-error';
import type { Found } from '../query/find';
import type { IndexScan, Plan } from '../planner/planner';
import { showBounds } from '../planner/show-bounds';
import type { Command, CommandContext } from './command';
import { aggregationOf, findOf } from './read';

/** The read of an explained command, and how many documents it returns. */
function readOf(command: Doc, context: CommandContext): { name: unknown; found: Found; run: () => number } {
  const [[kind, name] = ['', '']] = Object.entries(command);
  const count = (items: Iterable<unknown>): number => {
    let n = 0;
    for (const _ of items) n++;
    return n;
  };
  const body = { ...command, $db: context.db };
  if (kind === 'count') {
    const found = findOf(body, kind, context);
    return { name, found, run: found.count };
  }
  if (kind === 'find') {
    const found = findOf(body, kind, context);
    return { name, found, run: () => count(found.records) };
  }
  if (kind !== 'aggregate') throw new CommandError('CommandNotFound', `Explain failed due to unknown command: ${kind}`);
  const { found, docs } = aggregationOf(body, context);
  return { name, found, run: () => count(docs) };
}

/** How the documents are reached: a scan of all, one index, or one index for each branch of `$or`. */
function accessOf({ scans, direction }: Plan): Doc {
  if (scans.length === 0) return { stage: 'COLLSCAN', direction: shownDirection(direction) };
  const stages = scans.map(indexStage);
  return { stage: 'FETCH', inputStage: stages.length === 1 ? stages[0] : { stage: 'OR', inputStages: stages } };
}

const indexStage = ({ index, bounds, direction }: IndexScan): Doc => ({
  stage: 'IXSCAN',
  keyPattern: index.key,
  indexName: index.name,
  isMultiKey: index.multikey.includes(true),
  isUnique: index.unique,
  isSparse: index.sparse,
  isPartial: index.partialFilter !== undefined,
  direction: shownDirection(direction),
  indexBounds: showBounds(index, bounds),
});

const shownDirection = (direction: 1 | -1): string => (direction === 1 ? 'forward' : 'backward');

/** `explain`: the plan in MongoDB's shape, and the execution counts unless only the plan is asked for. */
export const explain: Command = (body, context) => {
  allowFields(body, 'explain', ['verbosity']);
  if (!isDoc(body['explain'])) throw new CommandError('TypeMismatch', 'explain needs a command');
  const { name, found, run } = readOf(body['explain'], context);
  const access = accessOf(found.plan);
  const reply: Doc = {
    queryPlanner: {
      namespace: `${context.db}.${String(name)}`,
      winningPlan: found.plan.sorted ? access : { stage: 'SORT', inputStage: access },
      rejectedPlans: [],
    },
    command: body['explain'],
    ok: 1,
  };
  if (body['verbosity'] !== 'queryPlanner') {
    const nReturned = run();
    const { keysExamined, docsExamined } = found.stats;
    reply['executionStats'] = {
      executionSuccess: true,
      nReturned,
      totalKeysExamined: keysExamined,
      totalDocsExamined: docsExamined,
    };
  }
  return reply;
};
