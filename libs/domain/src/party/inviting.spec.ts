import { describe, expect, it } from '@jest/globals';
import { inviting } from './inviting';

describe('who invites (rule: party-invited-by)', () => {
  it('is named in the words that the host chose', () =>
    expect(inviting({ invitedBy: 'Sofie og Mikkel', hostName: 'Sofie Holm' })).toBe('Sofie og Mikkel'));
  it('is else the owner, and nobody while the name is unknown', () =>
    expect([inviting({ invitedBy: '', hostName: 'Sofie Holm' }), inviting({})]).toEqual(['Sofie Holm', null]));
});
