/** An element of HTML after which a sentence begins. */
const BLOCK = /^<(?:p|li|h\d|div|br)\b[^>]*>$/;

/** Only the end is looked at: a search for it through a host's text would take the square of its length. */
function endsSentence(text: string): boolean {
  const words = text.trimEnd();
  if (words === '' || text.includes('\n', words.length) || '.!?'.includes(words.slice(-1))) return true;
  return BLOCK.test(words.slice(Math.max(0, words.lastIndexOf('<'))));
}

/** Whether the part at this place of a text or HTML begins a sentence; the parts that are not strings stand for words. */
export const beginsSentence = (parts: readonly (string | object)[], at: number): boolean =>
  endsSentence(
    parts
      .slice(0, at)
      .map((part) => (typeof part === 'string' ? part : '…'))
      .join(''),
  );

/** A name in a greeting (`greetingName`) as it begins a sentence: "Familien Holm, kommer I?" (rule: greeted-by-name). */
export const asSentenceStart = (name: string): string => name.replace(/^f(?=amilien\b)/, 'F');

/** A guest's value as it is written at this place of a text (rule: greeted-by-name). */
export const writtenAt = (parts: readonly (string | object)[], at: number, value: string): string =>
  beginsSentence(parts, at) ? asSentenceStart(value) : value;
