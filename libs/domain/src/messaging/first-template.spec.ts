import { describe, expect, it } from '@jest/globals';
import { messaging, SUBJECT_MAX } from '@festlig/contracts/messaging';
import { firstTemplate } from './first-template';

const { name: Subject } = messaging.calls.createTemplate.input.shape;

describe('the invitation every party starts with', () => {
  it('has the party’s title for a subject, and the host’s name in its text, escaped', () => {
    const { name, email } = firstTemplate('da', 'Sofies 40 år', 'Anne & Bo');
    expect(name).toBe('Invitation: Sofies 40 år');
    expect(email).toContain('Anne &amp; Bo');
  });

  it.each(['x'.repeat(200), '🎉'.repeat(100), `${'x'.repeat(186)} ${'y'.repeat(13)}`])(
    'has a subject that can be saved again, however long the title %s',
    (title) => {
      const { name } = firstTemplate('en', title, 'Anne');
      expect(name.length).toBeLessThanOrEqual(SUBJECT_MAX);
      expect(name).toMatch(/^Invitation: .+[^\s\p{Cs}]…$/u);
      expect(Subject.parse(name)).toBe(name);
    },
  );
});
