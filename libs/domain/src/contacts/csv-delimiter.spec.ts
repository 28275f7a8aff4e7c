import { describe, expect, it } from '@jest/globals';
import { detectDelimiter, hasSeparatorLine } from './csv-delimiter';

describe('detectDelimiter and hasSeparatorLine', () => {
  it.each([
    ['Navn;E-mail;Antal\nHansen, Anne;anne@example.dk;2', ';'],
    ['Name,Email\n"Hansen; Anne",anne@example.dk', ','],
    ['Navn\tMail\nAnne\tanne@example.dk', '\t'],
    ['Navn|Mail\nAnne|anne@example.dk', '|'],
    ['\n\nNavn;Mail\nAnne;anne@example.dk', ';'],
    ['"Navn";"E-mail"\n"Anne";"anne@example.dk"', ';'],
    ['Anne;anne@example.dk\nBo;bo@example.dk', ';'],
    ['Hansen, Anne;anne@example.dk\nBo, Carl og Dorte, familien;bo@example.dk', ';'],
    ['sep=|\nNavn|Noter;her', '|'],
    ['Gæsteliste, 60 års fest\n\nNavn;E-mail\nHansen, Anne;anne@example.dk', ';'],
    ['Navn\nAnne', ','],
    ['', ','],
  ])('detect the delimiter of %j: %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });

  it('accept a line that only names the delimiter, and only as the first line', () => {
    expect(hasSeparatorLine('sep=;\nNavn;Mail')).toBe(true);
    expect(hasSeparatorLine('Navn;Mail\nsep=;')).toBe(false);
  });
});
