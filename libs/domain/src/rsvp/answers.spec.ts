import { describe, expect, it } from '@jest/globals';
import { answerTo, type AskedField, keptAnswers, unanswered } from './answers';

const text: AskedField = { id: 'diet', type: 'text', required: false, hidden: false };
const choice: AskedField = { id: 'bus', type: 'choice', required: false, hidden: false };

describe('the answers to the fields of the host', () => {
  it('are kept by field: text trimmed, a choice when it is ticked', () => {
    expect(keptAnswers({ diet: ' Nødder ', bus: true }, [text, choice], {})).toEqual({ diet: 'Nødder', bus: true });
    expect(keptAnswers({ diet: '  ', bus: false }, [text, choice], { diet: 'Fisk', bus: true })).toEqual({});
  });

  it('of another kind, or to a field that is not there, are dropped', () => {
    expect(keptAnswers({ diet: true, bus: 'ja', other: 'x', __proto__: 'y' }, [text, choice], {})).toEqual({});
  });

  it('to a hidden field stay what they were', () => {
    const hidden = [{ ...text, hidden: true }];
    expect(keptAnswers({ diet: 'Nødder' }, hidden, { diet: 'Fisk' })).toEqual({ diet: 'Fisk' });
    expect(keptAnswers({ diet: 'Nødder' }, hidden, {})).toEqual({});
  });

  it('are missed where one is required and asked for', () => {
    const required = [
      { ...text, required: true },
      { ...choice, required: true },
    ];
    expect(unanswered({ diet: 'Nej', bus: true }, required)).toEqual([]);
    expect(unanswered({ bus: true }, required)).toEqual(['diet']);
    expect(unanswered({ diet: 'Nej' }, required)).toEqual(['bus']);
    expect(unanswered({}, [text, choice])).toEqual([]);
    expect(unanswered({}, [{ ...text, required: true, hidden: true }])).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('are missed also for a field called %s', (id) => {
    const asked = [{ ...text, id, required: true }];
    expect(unanswered({}, asked)).toEqual([id]);
    expect(keptAnswers({}, asked, {})).toEqual({});
    const given = Object.fromEntries([[id, ' Nej ']]);
    const kept = keptAnswers(given, asked, {});
    expect(unanswered(kept, asked)).toEqual([]);
    expect(answerTo(kept, id)).toBe('Nej');
  });
});
