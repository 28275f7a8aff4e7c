import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  type ValidationContext,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { SCREENS } from './screens';

/** Levels of fields: a message in the thread of a reply on the dashboard is at the fifth. */
const DEPTH_MAX = 6;
/** A field costs 1, a field that is a call to a service 10. Each of our screens, asked for whole, is within it. */
const COST_MAX = 250;
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
  callFields: ReadonlySet<object>,
): number {
  let cost = 0;
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) {
      cost += callFields.has(node) ? CALL_COST : 1;
      if (node.selectionSet) cost += costOf(node.selectionSet, fragments, callFields);
    } else if (node.kind === Kind.INLINE_FRAGMENT) cost += costOf(node.selectionSet, fragments, callFields);
    else {
      const fragment = fragments.get(node.name.value);
      if (fragment) cost += costOf(fragment.selectionSet, fragments, callFields);
    }
    if (cost > COST_MAX) return cost;
  }
  return cost;
}

/** A rule that refuses what goes too deep or asks for too much. To be run on documents that are valid otherwise. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const document = context.getDocument();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const callFields = new Set<object>();
  const info = new TypeInfo(context.getSchema());
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const parent = getNamedType(info.getParentType());
        if (parent && SCREENS.has(parent.name)) callFields.add(node);
      },
    }),
  );
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet, fragments) > DEPTH_MAX) context.reportError(new GraphQLError('too_deep'));
      else if (costOf(node.selectionSet, fragments, callFields) > COST_MAX)
        context.reportError(new GraphQLError('too_costly'));
    },
  };
}
