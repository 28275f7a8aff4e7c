import { isDoc, type Doc } from '../bson';
import { isOperators } from './matcher';

/** A pattern that stands for itself: ordinary characters, and special ones that are escaped. */
const LITERAL = /^(?:[^.*+?^${}()|[\]\\]|\\[.*+?^${}()|[\]\\])+$/;

/**
 * Texts that a document must hold to match, as it is stored: those of `$regex` without special characters or options.
 * A search for a word looks at bytes by them, and decodes only the few documents that have it.
 */
export function neededTexts(filter: Doc): Buffer[] {
  return Object.entries(filter).flatMap(([field, condition]): Buffer[] => {
    if (field === '$and' && Array.isArray(condition)) return condition.filter(isDoc).flatMap(neededTexts);
    if (field.startsWith('$') || !isOperators(condition)) return [];
    const { $regex: pattern, $options: options } = condition;
    if (typeof pattern !== 'string' || options !== undefined || !LITERAL.test(pattern)) return [];
    return [Buffer.from(pattern.replace(/\\(.)/g, '$1'))];
  });
}
