import { describe, expect, it } from '@jest/globals';
import { messaging, SUBJECT_MAX } from '@festlig/contracts/messaging';
import { checkText } from './check-text';
import { firstTemplate } from './first-template';
import { segmentsOf, textBody } from './text-body';

const { name: Subject } = messaging.calls.createTemplate.input.shape;

/** A Saturday. */
const when = { date: '2027-06-12T16:00:00Z', zone: 'Europe/Copenhagen' };

describe('firstTemplate', () => {
  it('has the party’s title in its subject and the host’s name, escaped, in its text', () => {
    const { name, email } = firstTemplate('da', { ...when, title: 'Sofies 40 år', type: 'birthday' }, 'Anne & Bo');
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
    const { email } = firstTemplate(language, { ...when, title: 'Alma', type }, 'Anne');
    expect(email).toContain(`<p>${wish} ${language === 'da' ? 'Svar, når' : 'Reply when'}`);
  });

  const textOf = (title: string, host: string, language: 'da' | 'en' = 'da') =>
    firstTemplate(language, { ...when, title, type: 'birthday' }, host).text;

  it.each([
    ['da', 'Kære ((name)), Mette inviterer dig: Peters 50 år, lørdag den 12. juni kl. 18. Svar her: ((link))'],
    ['en', 'Dear ((name)), an invitation from Mette: Peters 50 år, Saturday 12 June at 18:00. Reply here: ((link))'],
  ] as const)(
    'has a text message whose first line says who invites to what and when, in one part: %s',
    (language, text) => {
      expect(textOf('Peters 50 år', 'Mette', language)).toBe(text);
      expect(checkText(text)).toEqual({});
      const link = 'https://festlig.example/Feststar?cid=Qw3rty12';
      expect(segmentsOf(textBody(text, { name: 'Anne-Mette', link }))).toEqual({ count: 1, costly: [] });
    },
  );

  it('says the minutes of a party that does not begin at a full hour', () => {
    const half = { date: '2027-06-12T15:30:00Z', zone: 'Europe/Copenhagen', type: 'party' } as const;
    expect(firstTemplate('da', { ...half, title: 'Fest' }, 'Mette').text).toContain('den 12. juni kl. 17.30. Svar');
    expect(firstTemplate('en', { ...half, title: 'Fest' }, 'Mette').text).toContain('12 June at 17:30. Reply');
  });

  it('has in it the day that it is where the party takes place', () => {
    const late = { date: '2027-06-12T23:00:00Z', zone: 'Europe/Copenhagen', type: 'party' } as const;
    expect(firstTemplate('da', { ...late, title: 'Fest' }, 'Mette').text).toContain('Fest, søndag den 13. juni kl. 1.');
  });

  it.each([
    [
      'da',
      'Kære ((name)), Kirsten Bang inviterer dig: Kirsten fylder 50, lørdag den 12. juni kl. 18. Svar her: ((link))',
    ],
    [
      'en',
      'Dear ((name)), an invitation from Kirsten Bang: Kirsten fylder 50, Saturday 12 June at 18:00. Reply here: ((link))',
    ],
  ] as const)(
    'says the whole name of the host where the title has the first name alone, in one part: %s (rule: text-says-who)',
    (language, text) => {
      expect(textOf('Kirsten fylder 50', 'Kirsten Bang', language)).toBe(text);
      const link = 'https://festlig.example/Feststar?cid=Qw3rty12';
      expect(segmentsOf(textBody(text, { name: 'Anne-Mette', link }))).toEqual({ count: 1, costly: [] });
    },
  );

  it('says the name of the host once where the title has the whole of it (rule: text-says-who)', () => {
    expect(textOf('Mette fylder 50', 'Mette')).toBe(
      'Kære ((name)), du er inviteret: Mette fylder 50, lørdag den 12. juni kl. 18. Svar her: ((link))',
    );
  });

  it('has no comma after a title that ends with a sign', () =>
    expect(textOf('Hurra!', 'Mette')).toContain('inviterer dig: Hurra! lørdag den 12. juni kl. 18.'));

  it('leaves out the hour first where the same words would take a second part with it', () => {
    const title = 'Sommerfesten i forsamlingshuset';
    expect(textOf(title, 'Familien Holm')).toBe(
      `Kære ((name)), Familien Holm inviterer dig: ${title}, lørdag den 12. juni. Svar her: ((link))`,
    );
  });

  it('is shorter where it would take a second part: without the guest’s name, and never without the host’s (rule: text-says-who)', () => {
    const title = 'Sølvbryllup i forsamlingshuset i Nørre Nebel';
    expect(textOf(title, 'Familien Lindholm')).toBe(
      `Familien Lindholm inviterer dig: ${title}, lørdag den 12. juni kl. 18. ((link))`,
    );
    expect(textOf(title, 'Familien Lindholm og alle de andre')).toBe(
      `Kære ((name)), Familien Lindholm og alle de andre inviterer dig: ${title}, lørdag den 12. juni kl. 18. Svar her: ((link))`,
    );
  });

  it('says all of it where no words fit into one part', () => {
    const title = 'x'.repeat(150);
    expect(textOf(title, 'Mette')).toMatch(/^Kære \(\(name\)\), Mette inviterer dig: x+, .* Svar her: \(\(link\)\)$/);
    expect(textOf('Fest 🎉', 'Mette')).toMatch(/^Kære .* Svar her: \(\(link\)\)$/);
    expect(checkText(textOf('', 'x'.repeat(120)))).toEqual({});
  });

  it.each(['x'.repeat(200), '🎉'.repeat(100), `${'x'.repeat(186)} ${'y'.repeat(13)}`])(
    'has a subject short enough to be saved again, for the title %s',
    (title) => {
      const { name } = firstTemplate('en', { ...when, title, type: 'party' }, 'Anne');
      expect(name.length).toBeLessThanOrEqual(SUBJECT_MAX);
      expect(name).toMatch(/^Invitation: .+[^\s\p{Cs}]…$/u);
      expect(Subject.parse(name)).toBe(name);
    },
  );
});
