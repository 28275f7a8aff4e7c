import { describe, expect, it } from '@jest/globals';
import { pageMetadata } from './page-metadata';

const read = (html: string | Buffer, type = 'text/html; charset=utf-8') => pageMetadata(Buffer.from(html), type);
const titleOf = (html: string | Buffer, type?: string) => read(html, type).title;

describe('what a page says of itself', () => {
  it('is its Open Graph title, then that of Twitter, then its own', () => {
    const own = '<title>Egen</title>';
    const twitter = '<meta name="twitter:title" content="Twitter">';
    expect(titleOf(own)).toBe('Egen');
    expect(titleOf(own + twitter)).toBe('Twitter');
    expect(titleOf(`${own}${twitter}<meta property="og:title" content="Graph">`)).toBe('Graph');
    expect(titleOf(`${own}<meta property="og:title" content=" ">`)).toBe('Egen');
  });

  it('includes a picture, the secure one first', () => {
    expect(read('<meta name="twitter:image" content=" /t.png ">').picture).toBe('/t.png');
    const graph = '<meta property="og:image" content="/o.png"><meta property="og:image:secure_url" content="/s.png">';
    expect(read(graph).picture).toBe('/s.png');
    expect(read('<title>x</title>').picture).toBeNull();
  });

  it('ends where the body begins, and ignores comments and scripts', () => {
    expect(titleOf('<body><title>x</title><meta property="og:title" content="x">')).toBeNull();
    expect(titleOf('<!-- <title>x</title> --><script>"<title>y</title>"</script><title>z</title>')).toBe('z');
    expect(titleOf('<title>a</title><title>b</title>')).toBe('a');
  });

  it('has its title as one plain line, without marks that turn the writing direction', () => {
    expect(titleOf('<title>\n Røde   &amp; hvide \u202e\u2066glas&#x202e; </title>')).toBe('Røde & hvide glas');
    expect(titleOf('<title><b>Gryde</b></title>')).toBe('<b>Gryde</b>');
    expect(titleOf('<title>\u200b\u202e</title>')).toBeNull();
  });

  it('is cut to 120 characters, and never in the middle of one', () => {
    expect(titleOf(`<title>${'x'.repeat(1_000_000)}</title>`)).toBe('x'.repeat(120));
    expect(titleOf(`<title>${'x'.repeat(119)}🎂</title>`)).toBe('x'.repeat(119));
  });

  it.each([
    ['the header', '<title>Køb</title>', 'text/html; charset=ISO-8859-1'],
    ['a tag', '<meta charset="iso-8859-1"><title>Køb</title>', 'text/html'],
    [
      'a longer tag',
      '<meta http-equiv=content-type content="text/html; charset=iso-8859-1"><title>Køb</title>',
      'text/html',
    ],
  ])('is read in the charset of %s', (_, html, type) => expect(titleOf(Buffer.from(html, 'latin1'), type)).toBe('Køb'));

  it('is read as UTF-8 when its charset is unknown', () =>
    expect(titleOf('<title>Køb</title>', 'text/html; charset=klingon')).toBe('Køb'));

  it('is nothing for nonsense', () => {
    for (const html of ['', '<', '<title', '<meta content>', '\0'.repeat(100)])
      expect(read(html)).toEqual({ title: null, picture: null });
  });
});
