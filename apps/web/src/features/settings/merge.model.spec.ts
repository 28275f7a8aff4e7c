import type { RsvpField } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { clashingQuestions, mergedQuestions } from './merge.model';

const question = (id: string, change: Partial<RsvpField> = {}): RsvpField => ({
  id,
  name: id,
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
  ...change,
});
const [diet, bus, bed] = [question('diet'), question('bus'), question('bed')];
const named = (name: string) => question('diet', { name });

describe('questions that two hosts have changed', () => {
  it('keep the additions of both hosts', () => {
    expect(mergedQuestions([diet], [diet, bus], [diet, bed], 'mine')).toEqual([diet, bed, bus]);
    expect(clashingQuestions([diet], [diet, bus], [diet, bed])).toEqual([]);
  });

  it('keep what one host changed or removed and the other left unchanged', () => {
    const [base, changed] = [
      [diet, bus],
      [named('Allergier'), bus],
    ];
    expect(mergedQuestions(base, changed, base, 'theirs')).toEqual(changed);
    expect(mergedQuestions(base, base, changed, 'mine')).toEqual(changed);
    expect(mergedQuestions(base, [bus], base, 'theirs')).toEqual([bus]);
    expect(mergedQuestions(base, base, [bus], 'mine')).toEqual([bus]);
    expect(mergedQuestions(base, changed, [diet], 'mine')).toEqual([named('Allergier')]);
  });

  it('clash when both changed the same one, and then follow the preferred host', () => {
    const [mine, theirs] = [[named('Mine')], [named('Theirs'), bus]];
    expect(clashingQuestions([diet], mine, theirs)).toEqual([{ id: 'diet', mine: mine[0], theirs: theirs[0] }]);
    expect(mergedQuestions([diet], mine, theirs, 'mine')).toEqual([named('Mine'), bus]);
    expect(mergedQuestions([diet], mine, theirs, 'theirs')).toEqual([named('Theirs'), bus]);
  });

  it('clash when one host removed what the other changed', () => {
    expect(clashingQuestions([diet], [], [named('Theirs')])).toEqual([
      { id: 'diet', mine: undefined, theirs: named('Theirs') },
    ]);
    expect(mergedQuestions([diet], [], [named('Theirs')], 'mine')).toEqual([]);
    expect(mergedQuestions([diet], [], [named('Theirs')], 'theirs')).toEqual([named('Theirs')]);
  });

  it('do not clash when both made the same change', () => {
    const same = [named('Samme')];
    expect(clashingQuestions([diet], same, [named('Samme')])).toEqual([]);
    expect(mergedQuestions([diet], same, [named('Samme')], 'mine')).toEqual(same);
    expect(clashingQuestions([diet], [], [])).toEqual([]);
  });
});
