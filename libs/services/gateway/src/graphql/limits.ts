import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { SCREENS } from './screens';

/** Levels of fields: a message in the thread of a reply on the dashboard is at the fifth. */
const DEPTH_MAX = 6;
/**
 * A field costs 1, a field that is a call to a service 10, and one more for each row it asks for. Each of our screens,
 * asked for whole, is within it.
 */
const COST_MAX = 300;
const CALL_COST = 10;

/**
 * How deep a selection goes, fragments included. Validated before: no fragment is missing or holds itself. Each
 * selection is measured once (`known`): thirty fragments that spread the next one twice are a thousand million paths.
 */
function depthOf(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known = new Map<SelectionSetNode, number>(),
): number {
  const measured = known.get(selection);
  if (measured !== undefined) return measured;
  const depths = selection.selections.map((node) => {
    if (node.kind === Kind.FIELD) return 1 + (node.selectionSet ? depthOf(node.selectionSet, fragments, known) : 0);
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    return inner ? depthOf(inner.selectionSet, fragments, known) : 0;
  });
  const depth = Math.max(0, ...depths);
  known.set(selection, depth);
  return depth;
}

/** The work a selection asks for; a fragment counts wherever it is spread. */
function costOf(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  calls: ReadonlyMap<object, number>,
): number {
  let cost = 0;
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) {
      cost += calls.get(node) ?? 1;
      if (node.selectionSet) cost += costOf(node.selectionSet, fragments, calls);
    } else if (node.kind === Kind.INLINE_FRAGMENT) cost += costOf(node.selectionSet, fragments, calls);
    else {
      const fragment = fragments.get(node.name.value);
      if (fragment) cost += costOf(fragment.selectionSet, fragments, calls);
    }
    if (cost > COST_MAX) return cost;
  }
  return cost;
}

type Variables = Readonly<Record<string, unknown>>;

/** The rows a call asks for by `first`: a number, or a variable with what it was given or stands for by itself. */
function rowsOf(
  { arguments: given = [] }: FieldNode,
  asked: GraphQLArgument | undefined,
  variables: Variables,
): number {
  if (!asked) return 0;
  const value = given.find(({ name }) => name.value === asked.name)?.value;
  const rows = Number(value ? valueFromASTUntyped(value, variables) : asked.defaultValue);
  return rows >= 1 && rows <= RSVPS_PAGE_SIZE ? rows : RSVPS_PAGE_SIZE;
}

/** The variables as they will be: what stands for those that were not given is in the document. */
function withDefaults({ definitions }: DocumentNode, variables: Variables): Variables {
  const defaults = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
          defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
        )
      : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

/**
 * Refuses what goes too deep or asks for too much. To be run on documents that are valid otherwise, with the variables that
 * come along.
 * @throws GraphQLError `too_deep`, `too_costly`
 */
export function refuseTooMuch(schema: GraphQLSchema, document: DocumentNode, given: Variables): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const calls = new Map<object, number>();
  const variables = withDefaults(document, given);
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const parent = getNamedType(info.getParentType());
        if (!parent || !SCREENS.has(parent.name)) return;
        const first = info.getFieldDef()?.args.find(({ name }) => name === 'first');
        calls.set(node, CALL_COST + rowsOf(node, first, variables));
      },
    }),
  );
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (depthOf(definition.selectionSet, fragments) > DEPTH_MAX) throw new GraphQLError('too_deep');
    if (costOf(definition.selectionSet, fragments, calls) > COST_MAX) throw new GraphQLError('too_costly');
  }
}
