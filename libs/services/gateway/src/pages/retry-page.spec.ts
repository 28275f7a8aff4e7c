import { describe, expect, it } from '@jest/globals';
import { retryPage } from './retry-page';

describe('the page that says that a file or a page does not come yet', () => {
  it('says why in the language of its reader', () => {
    const danish = retryPage('da', 'file_of_many');
    expect(danish).toContain('<html lang="da">');
    expect(danish).toContain('Du henter allerede to filer.');
    expect(danish).toContain('>Prøv igen</a>');
    const english = retryPage('en', 'file');
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('We have a lot to do right now. Wait a moment');
    expect(retryPage('en', 'page')).toContain('The page comes by itself');
  });

  it('lets a person try the address it is shown at, and asks for nothing by itself', () => {
    const page = retryPage('en', 'page');
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toContain('<script');
  });
});
