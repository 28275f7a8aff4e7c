import { describe, expect, it } from '@jest/globals';
import { inviting, invitingAbove } from './inviting';

describe('who invites (rule: party-invited-by)', () => {
  it('is named in the words that the host chose', () =>
    expect(inviting({ invitedBy: 'Sofie og Mikkel', hostName: 'Sofie Holm' })).toBe('Sofie og Mikkel'));
  it('is else the owner, and nobody while the name is unknown', () =>
    expect([inviting({ invitedBy: '', hostName: 'Sofie Holm' }), inviting({})]).toEqual(['Sofie Holm', null]));
});

describe('who invites, above the title (rule: invited-once)', () => {
  const above = (invitedBy: string, title: string) => invitingAbove({ invitedBy, title });

  it.each([
    ['Anna og Bo', 'Anna og Bo skal giftes'],
    ['Anna and Bo', 'Anna and Bo are getting married'],
    ['Anna og Bo', 'Anna og Bo'],
    ['Anna', 'Anna, 40 år'],
    ['Emma', 'Emmas konfirmation'],
    ['Emma', 'Emma’s confirmation'],
    ['Lars', 'Lars’ fødselsdag'],
    ['Karen Holm', 'Karen fylder 50'],
    ['Mette Lund', 'Mettes fødselsdag'],
    ['Mette Lund', 'Mette’s birthday'],
    ['Anne-Mette Lund', 'Anne-Mettes fødselsdag'],
    ['Anna Holm', 'Anna og Bo skal giftes'],
    ['Anna Holm', 'Bo og Anna skal giftes'],
    ['Karen og Bo', 'Jul hos Karen og Bo'],
    ['Karen Holm', 'Fest hos Karen'],
    ['Familien Holm', 'Jul hos familien Holm'],
  ])('does not name %j again where the title is %j', (invitedBy, title) => expect(above(invitedBy, title)).toBeNull());

  it.each([
    ['Bo', 'Bodils fødselsdag'],
    ['Anna', 'Annasofie fylder 40'],
    ['Anna og Bo', 'Vi skal giftes'],
    ['Anna og Bo Holm', 'Anna fylder 40'],
    ['Familien Holm', 'Familien mødes'],
    ['Bo Lund', 'Bodils fødselsdag'],
    ['Anne Lund', 'Anne-Mettes fødselsdag'],
    ['Mette Lund', 'Anne-Mettes fødselsdag'],
    ['Bo Lund', 'Hvor skal vi bo?'],
    ['Sofie Lund', 'Peters 50 år'],
  ])('names %j where the title is %j', (invitedBy, title) => expect(above(invitedBy, title)).toBe(invitedBy));

  it('names nobody while the name is unknown', () =>
    expect(['Sommerfest', '80 år'].map((title) => invitingAbove({ title }) || null)).toEqual([null, null]));
});
