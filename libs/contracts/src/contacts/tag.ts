import { z } from 'zod';
import { requiredText } from '../define';

/** The most tags of one guest. */
export const MOST_TAGS = 20;
/** Characters of a tag. */
export const LONGEST_TAG = 40;

/** What two spellings of one tag have in common: tags are the same without regard to case (rule: contact-tags). */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** The tags in their order, each once and in its first spelling. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
};

/** A word or a few by which a host groups guests. */
export const Tag = requiredText(LONGEST_TAG);

/** A guest's tags. A tag that is given twice counts once. */
export const Tags = z
  .array(Tag)
  .max(10 * MOST_TAGS, { error: 'too_many_guest_tags', abort: true })
  .overwrite(distinctTags)
  .max(MOST_TAGS, 'too_many_guest_tags');
