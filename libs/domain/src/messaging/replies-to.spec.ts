import { describe, expect, it } from '@jest/globals';
import { invitationMail } from './invitation-mail';

const invitation = {
  type: 'invitation',
  language: 'da',
  subject: 'Kom til fest',
  body: '<p>((link))</p>',
  title: 'Sofie og Bos fest',
  date: '2027-06-12T13:00:00Z',
  zone: 'Europe/Copenhagen',
  place: 'Strandvejen 112',
  heroUrl: null,
  hostName: 'Sofie "Fie" <Holm>',
} as const;

describe('whom an answer to the mail of a send reaches (rule: mail-from-host)', () => {
  it.each(['invitation', 'message'] as const)('is said by the name of the account at the end of the %s', (type) => {
    const { html, text } = invitationMail({ ...invitation, type, invitedBy: 'Sofie & Bo' });
    expect(html).toContain('>Svar på denne mail går til Sofie &quot;Fie&quot; &lt;Holm&gt;.<br>');
    expect(text).toContain('-- \nSvar på denne mail går til Sofie "Fie" <Holm>.\nDu får denne mail');
  });

  it("is said in the party's language", () =>
    expect(invitationMail({ ...invitation, language: 'en' }).text).toContain(
      'Replies to this e-mail go to Sofie "Fie" <Holm>.',
    ));
});
