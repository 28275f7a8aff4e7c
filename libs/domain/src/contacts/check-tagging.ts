import type { Problems } from '@festlig/contracts/define';

/** Tags that several guests get or lose together: at least one (rule: contact-tags). */
export const checkTagging = ({
  add,
  remove,
}: Record<'add' | 'remove', readonly string[]>): Problems<'tags', 'required'> =>
  add.length + remove.length === 0 ? { tags: { code: 'required' } } : {};
