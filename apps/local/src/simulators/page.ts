/** What the pages of all simulators share. Danish unless the browser prefers English. */
export const languageOf = (wish: string | undefined): 'da' | 'en' => (/^en\b/i.test(wish ?? '') ? 'en' : 'da');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

interface SimulatorPage {
  language: 'da' | 'en';
  title: string;
  style: string;
  /** HTML. */
  main: string;
  /** JavaScript at the end of the page. */
  script?: string;
}

/** A whole page of a simulator. */
export const simulatorPage = ({ language, title, style, main, script = '' }: SimulatorPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>${main}</main>${script && `<script>${script}</script>`}</body>
</html>`;
