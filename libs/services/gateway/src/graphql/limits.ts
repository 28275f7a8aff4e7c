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

/** The most levels of fields: a message in the thread of a reply on the dashboard is at the fifth. */
const DEPTH_MAX = 6;
/**
 * A field costs 1, a field that is a call to a service costs 10, and each row it requests costs 1. Each of our
 * screens, queried completely, stays within this limit.
 */
const COST_MAX = 350;
const CALL_COST = 10;

/**
 * Returns the depth of a selection, fragments included. The document is valid: no fragment is missing or contains
 * itself. Each selection is measured once (`known`), because thirty fragments that each spread the next one twice
 * make a thousand million paths.
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

/** Returns the cost of a selection; a fragment counts wherever it is spread. */
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

/** Returns the rows that a call requests by `first`: a number, or a variable's given or default value. */
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

/** Adds the document's default values for variables that were not given. */
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
 * Refuses a document that is too deep or too costly. The document must be valid, and `given` its variables.
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
