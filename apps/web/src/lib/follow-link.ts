/** Does what a press on a link to `path` does: where the server answers with a file, the page stays. */
export function followLink(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
