/**
 * The editor's HTML as it is stored: ordinary spaces (Quill writes non-breaking ones), no empty paragraphs, '' for no
 * text.
 */
export function storedHtml(html: string): string {
  return html.replaceAll('&nbsp;', ' ').replace(/<p>\s*<\/p>/g, '');
}
