import { createRequire } from 'node:module';
import { composed } from '@festlig/contracts/define';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
// As WOFF, because from WOFF2 pdfkit cannot take letters such as å.
const fontOf = (name: string): string => require.resolve(`@fontsource/${name}-normal.woff`);

/** The fonts of the product, each for the letters of Western and of other European languages. */
export const BOOK_FONTS = {
  serif: [fontOf('fraunces/files/fraunces-latin-600'), fontOf('fraunces/files/fraunces-latin-ext-600')],
  sans: [fontOf('figtree/files/figtree-latin-400'), fontOf('figtree/files/figtree-latin-ext-400')],
} as const;
export type BookFont = keyof typeof BOOK_FONTS;

/** Letters of one font. */
export interface Run {
  font: string;
  text: string;
}

/** What pdfkit knows of the font that was chosen last. */
interface Chosen {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

const spacing = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Sets lines in a PDF, letter by letter in the font that has it; letters that no font has are left out. */
export class BookLetters {
  constructor(private readonly file: InstanceType<typeof PDFDocument>) {}

  /** The lines of a text that are no wider than `width` points. A word that is wider is divided. */
  lines(text: string, font: BookFont, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of this.known(text, font).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, font, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && this.widthOf(line + letter, font, size) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  /** The text on one line, shortened where it is wider than `width` points. */
  shortened(text: string, font: BookFont, size: number, width: number): string {
    const known = this.known(text, font);
    if (this.widthOf(known, font, size) <= width) return known;
    let shown = [...known];
    while (shown.length > 0 && this.widthOf(`${shown.join('')}…`, font, size) > width) shown = shown.slice(0, -1);
    return shown.length === 0 ? '' : `${shown.join('').trimEnd()}…`;
  }

  widthOf(text: string, font: BookFont, size: number): number {
    return this.runs(text, font).reduce(
      (width, run) => width + this.file.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Draws one line from this point. */
  draw(text: string, font: BookFont, size: number, [x, y]: readonly [number, number]): void {
    let at = x;
    for (const run of this.runs(text, font)) {
      this.file.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false });
      at += this.file.widthOfString(run.text);
    }
  }

  /** What can be written of a text. */
  private known(text: string, font: BookFont): string {
    return spacing(
      this.runs(text, font)
        .map((run) => run.text)
        .join(''),
    );
  }

  private runs(text: string, font: BookFont): Run[] {
    const runs: Run[] = [];
    for (const letter of composed(text)) {
      const has = BOOK_FONTS[font].find((name) => this.hasLetter(name, letter));
      if (has === undefined) continue;
      const last = runs.at(-1);
      if (last?.font === has) last.text += letter;
      else runs.push({ font: has, text: letter });
    }
    return runs;
  }

  private hasLetter(name: string, letter: string): boolean {
    const { _font } = this.file.font(name) as unknown as Chosen;
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}
