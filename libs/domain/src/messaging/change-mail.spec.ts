import { ACCOUNT_CHANGES } from '@festlig/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { changeMail, pageAfter } from './change-mail';

const link = 'https://festlig.example/da/password';

describe('changeMail', () => {
  it.each(ACCOUNT_CHANGES)('says in both languages that this changed, and what to do: %s', (what) => {
    const [da, en] = [changeMail('da', what, 'Karen', link), changeMail('en', what, 'Karen', link)];
    for (const { text, html } of [da, en]) {
      expect(text).toContain(link);
      expect(html).toContain(link);
    }
    expect(da.text).toContain('Hej Karen');
    expect(da.text).toContain('Det var ikke mig');
    expect(en.text).toContain('It was not me');
    expect(en.subject).not.toBe(da.subject);
  });

  it('has a subject of its own for each change', () => {
    expect(new Set(ACCOUNT_CHANGES.map((what) => changeMail('en', what, '', link).subject)).size).toBe(
      ACCOUNT_CHANGES.length,
    );
  });

  it('offers a new password, but our help after a change of the address and after the account was deleted', () => {
    expect(pageAfter('deleted')).toBe('help');
    expect(pageAfter('password')).toBe('password');
    expect(pageAfter('email')).toBe('help');
  });

  it('says to whoever asked for a new address to press the link to it, and only after other changes that nothing is to be done', () => {
    const nothing = 'Var det dig selv, skal du ikke gøre noget.';
    const asked = changeMail('da', 'email-asked', 'Karen', link).text;
    expect(asked).toContain('Var det dig selv, så tryk på knappen i mailen til den nye adresse.');
    expect(asked).not.toContain(nothing);
    expect(pageAfter('email-asked')).toBe('password');
    expect(changeMail('da', 'email', 'Karen', link).text).toContain(nothing);
  });

  it('shows a name with a link as words', () => {
    expect(changeMail('da', 'password', 'www.prize.example', link).html).not.toContain('Hej www.prize.example');
  });
});
