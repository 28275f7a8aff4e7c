const BEGINS = /(?:^|[.!?\n]|<(?:p|li|h\d|div|br)\b[^>]*>)\s*$/;

/** Whether the part at this place of a text or HTML begins a sentence; the parts that are not strings stand for words. */
export const beginsSentence = (parts: readonly (string | object)[], at: number): boolean =>
  BEGINS.test(
    parts
      .slice(0, at)
      .map((part) => (typeof part === 'string' ? part : '…'))
      .join(''),
  );

/** A name in a greeting (`greetingName`) as it begins a sentence: "Familien Holm, kommer I?" (rule: greeted-by-name). */
export const asSentenceStart = (name: string): string => name.replace(/^f(?=amilien\b)/, 'F');
