import { describe, expect, it } from '@jest/globals';
import { messaging, SUBJECT_MAX } from '@festlig/contracts/messaging';
import { checkText } from './check-text';
import { firstTemplate } from './first-template';
import { segmentsOf } from './text-body';

const { name: Subject } = messaging.calls.createTemplate.input.shape;

describe('firstTemplate', () => {
  it('has the party’s title in its subject and the host’s name, escaped, in its text', () => {
    const { name, email } = firstTemplate('da', { title: 'Sofies 40 år', type: 'birthday' }, 'Anne & Bo');
    expect(name).toBe('Invitation: Sofies 40 år');
    expect(email).toContain('Anne &amp; Bo');
  });

  it.each([
    ['wedding', 'da', 'Der skal være bryllup, og det ville betyde meget at have dig med på dagen.'],
    ['wedding', 'en', 'There is a wedding to celebrate, and it would mean so much to have you there.'],
    ['baptism', 'da', 'Der skal være barnedåb, og det ville være en stor glæde at have dig med på dagen.'],
    ['confirmation', 'en', 'There is a confirmation to celebrate, and it would be a joy to have you there.'],
    ['anniversary', 'da', 'Der er noget særligt at fejre, og det ville være en stor glæde at have dig med.'],
    ['birthday', 'da', 'Det ville være dejligt at have dig med.'],
    ['party', 'en', 'It would be lovely to have you there.'],
  ] as const)('wishes the guest to be there as the occasion does: %s, %s', (type, language, wish) => {
    const { email } = firstTemplate(language, { title: 'Alma', type }, 'Anne');
    expect(email).toContain(`<p>${wish} ${language === 'da' ? 'Svar, når' : 'Reply when'}`);
  });

  it.each(['da', 'en'] as const)(
    'has a text message with name and link that can be saved again and needs few parts: %s',
    (language) => {
      const { text } = firstTemplate(language, { title: 'Sofies 40 år', type: 'birthday' }, 'Sofie & Bo Lindholm');
      expect(text).toContain('((name))');
      expect(text).toContain('((link))');
      expect(text.endsWith('Sofie & Bo Lindholm')).toBe(true);
      expect(checkText(text)).toEqual({});
      expect(checkText(firstTemplate(language, { title: '', type: 'wedding' }, 'x'.repeat(120)).text)).toEqual({});
      expect(segmentsOf(text)).toEqual({ count: 1, costly: [] });
    },
  );

  it.each(['x'.repeat(200), '🎉'.repeat(100), `${'x'.repeat(186)} ${'y'.repeat(13)}`])(
    'has a subject short enough to be saved again, for the title %s',
    (title) => {
      const { name } = firstTemplate('en', { title, type: 'party' }, 'Anne');
      expect(name.length).toBeLessThanOrEqual(SUBJECT_MAX);
      expect(name).toMatch(/^Invitation: .+[^\s\p{Cs}]…$/u);
      expect(Subject.parse(name)).toBe(name);
    },
  );
});
