import { describe, expect, it } from '@jest/globals';
import { answerTo, type AskedField, keptAnswers, unanswered } from './answers';

const text: AskedField = { id: 'diet', type: 'text', required: false, hidden: false, onlyComing: false };
const choice: AskedField = { id: 'bus', type: 'choice', required: false, hidden: false, onlyComing: false };

describe('keptAnswers and unanswered', () => {
  it('keep trimmed texts and ticked choices by field', () => {
    expect(keptAnswers({ diet: ' Nødder ', bus: true }, [text, choice], {})).toEqual({ diet: 'Nødder', bus: true });
    expect(keptAnswers({ diet: '  ', bus: false }, [text, choice], { diet: 'Fisk', bus: true })).toEqual({});
  });

  it('drop answers of the wrong type and answers to unknown fields', () => {
    expect(keptAnswers({ diet: true, bus: 'ja', other: 'x', __proto__: 'y' }, [text, choice], {})).toEqual({});
  });

  it('keep the earlier answer to a hidden field', () => {
    const hidden = [{ ...text, hidden: true }];
    expect(keptAnswers({ diet: 'Nødder' }, hidden, { diet: 'Fisk' })).toEqual({ diet: 'Fisk' });
    expect(keptAnswers({ diet: 'Nødder' }, hidden, {})).toEqual({});
  });

  it('list required fields without an answer, except hidden ones', () => {
    const required = [
      { ...text, required: true },
      { ...choice, required: true },
    ];
    expect(unanswered({ diet: 'Nej', bus: true }, required, true)).toEqual([]);
    expect(unanswered({ bus: true }, required, true)).toEqual(['diet']);
    expect(unanswered({ diet: 'Nej' }, required, true)).toEqual(['bus']);
    expect(unanswered({}, [text, choice], true)).toEqual([]);
    expect(unanswered({}, [{ ...text, required: true, hidden: true }], true)).toEqual([]);
  });

  it('list for a guest who declines the required fields that are not only for those who come', () => {
    const everybodys = { ...text, required: true };
    const ofComing = { ...choice, required: true, onlyComing: true };
    expect(unanswered({}, [everybodys, ofComing], false)).toEqual(['diet']);
    expect(unanswered({}, [everybodys, ofComing], true)).toEqual(['diet', 'bus']);
    expect(unanswered({}, [{ ...everybodys, hidden: true }, choice], false)).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'treat a field with the id %s like any other',
    (id) => {
      const asked = [{ ...text, id, required: true }];
      expect(unanswered({}, asked, true)).toEqual([id]);
      expect(keptAnswers({}, asked, {})).toEqual({});
      const given = Object.fromEntries([[id, ' Nej ']]);
      const kept = keptAnswers(given, asked, {});
      expect(unanswered(kept, asked, true)).toEqual([]);
      expect(answerTo(kept, id)).toBe('Nej');
    },
  );
});
