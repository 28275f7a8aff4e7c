import { describe, expect, it } from '@jest/globals';
import { messaging, SUBJECT_MAX } from '@festlig/contracts/messaging';
import { checkText } from './check-text';
import { firstTemplate } from './first-template';
import { segmentsOf } from './text-body';

const { name: Subject } = messaging.calls.createTemplate.input.shape;

describe('firstTemplate', () => {
  it('has the party’s title in its subject and the host’s name, escaped, in its text', () => {
    const { name, email } = firstTemplate('da', 'Sofies 40 år', 'Anne & Bo');
    expect(name).toBe('Invitation: Sofies 40 år');
    expect(email).toContain('Anne &amp; Bo');
  });

  it.each(['da', 'en'] as const)(
    'has a text message with name and link that can be saved again and needs few parts: %s',
    (language) => {
      const { text } = firstTemplate(language, 'Sofies 40 år', 'Sofie & Bo Lindholm');
      expect(text).toContain('((name))');
      expect(text).toContain('((link))');
      expect(text.endsWith('Sofie & Bo Lindholm')).toBe(true);
      expect(checkText(text)).toEqual({});
      expect(checkText(firstTemplate(language, '', 'x'.repeat(120)).text)).toEqual({});
      expect(segmentsOf(text)).toEqual({ count: 1, costly: [] });
    },
  );

  it.each(['x'.repeat(200), '🎉'.repeat(100), `${'x'.repeat(186)} ${'y'.repeat(13)}`])(
    'has a subject short enough to be saved again, for the title %s',
    (title) => {
      const { name } = firstTemplate('en', title, 'Anne');
      expect(name.length).toBeLessThanOrEqual(SUBJECT_MAX);
      expect(name).toMatch(/^Invitation: .+[^\s\p{Cs}]…$/u);
      expect(Subject.parse(name)).toBe(name);
    },
  );
});
