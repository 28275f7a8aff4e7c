import { describe, expect, it } from '@jest/globals';
import { retryPage } from './retry-page';

describe('the page that says that a file does not come yet', () => {
  it('says why in the language of its reader, and lets them try again', () => {
    const danish = retryPage({ language: 'da', why: 'too_many_requests', again: '/export/fest/contacts.csv' });
    expect(danish).toContain('<html lang="da">');
    expect(danish).toContain('Du henter allerede to filer.');
    expect(danish).toContain('<a href="/export/fest/contacts.csv">Prøv igen</a>');
    const english = retryPage({ language: 'en', why: 'unavailable', again: '/export/fest/contacts.csv' });
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('We have a lot to do right now.');
    expect(english).toContain('>Try again</a>');
  });

  it('holds nothing that somebody has put into the address', () => {
    const page = retryPage({ language: 'en', why: 'unavailable', again: '/export/x?"><script>alert(1)</script>' });
    expect(page).not.toContain('<script');
    expect(page).toContain('href="/export/x?&quot;&gt;&lt;script&gt;');
  });
});
