/** Follows a link to `path` as a click on it would: a file is downloaded and the page stays open. */
export function followLink(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
