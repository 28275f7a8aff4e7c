/** The thumbnail of a hero image: in the `thumbs` folder beside it (spec section 3). */
export function heroThumb(path: string): string {
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash)}/thumbs${path.slice(slash)}`;
}

/** The tone of the picture, told by its name: `<name>-<tone>.jpg`. Other pictures count as dark. */
export function heroTone(path: string | null): 'light' | 'dark' {
  return path === null || /-light\.\w+$/.test(path) ? 'light' : 'dark';
}
