import { describe, expect, it } from '@jest/globals';
import { mailSender } from './mail-sender';

describe('the sender of a mail to guests (rule: mail-from-host)', () => {
  const sender = (invitedBy: string) => mailSender({ language: 'da', invitedBy }, 'Karen Holm');

  it('is who invites, in both languages', () => {
    expect(sender('Ane og Per')).toBe('Ane og Per via Festlig');
    expect(mailSender({ language: 'en', invitedBy: 'Ane and Per' }, 'Karen Holm')).toBe('Ane and Per via Festlig');
  });

  it('is the host’s account where nobody else is said to invite', () => {
    expect(sender('')).toBe('Karen Holm via Festlig');
    expect(mailSender({ language: 'en' }, 'Karen Holm')).toBe('Karen Holm via Festlig');
  });

  it.each(['Festlig', 'Festlig Support', 'Fеstlig', 'Kundeservice', 'nets@bank.example', 'www.bank.example', '· 4 ·'])(
    'is the host’s account where %j was stored as who invites (rule: sender-name)',
    (stored) => expect(sender(stored)).toBe('Karen Holm via Festlig'),
  );
});
