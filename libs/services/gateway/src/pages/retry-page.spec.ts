import { describe, expect, it } from '@jest/globals';
import { retryPage } from './retry-page';

describe('the page shown when a file or a page has to wait', () => {
  it("gives the reason in the reader's language", () => {
    const danish = retryPage('da', 'file_of_many');
    expect(danish).toContain('<html lang="da">');
    expect(danish).toContain('Du henter allerede to filer.');
    expect(danish).toContain('>Prøv igen</a>');
    const english = retryPage('en', 'file');
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('We are very busy right now. Wait a moment');
    expect(retryPage('en', 'page')).toContain('The page will load automatically');
  });

  it('links to its own address, and requests nothing by itself', () => {
    const page = retryPage('en', 'page');
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('@font-face');
  });
});
