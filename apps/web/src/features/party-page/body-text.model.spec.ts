import { describe, expect, it } from '@jest/globals';
import { bodyToText, textToBody } from './body-text.model';

describe('the text of a page', () => {
  it('has an empty line between paragraphs', () => {
    expect(bodyToText('<p>Kom\n til fest</p><p>Vi <strong>glæder</strong> os<br>meget</p>')).toBe(
      'Kom til fest\n\nVi glæder os\nmeget',
    );
    expect(textToBody('Kom til fest\n\n\nVi glæder os\nmeget\n')).toBe(
      '<p>Kom til fest</p><p>Vi glæder os<br />meget</p>',
    );
  });

  it('comes back as it went', () => {
    for (const text of ['', 'En linje', 'Brød & smør < ost\n\n"Hej"']) expect(bodyToText(textToBody(text))).toBe(text);
  });

  it('never lets what a host writes become HTML', () => {
    expect(textToBody('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });
});
