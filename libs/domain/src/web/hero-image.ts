const beside = (folder: string) => (path: string) => {
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash)}/${folder}${path.slice(slash)}`;
};

/** The thumbnail of a hero image: in the `thumbs` folder beside it (rule: hero-thumbs). */
export const heroThumb = beside('thumbs');

/** Its upright middle, 820 x 900 px: all that a narrow box shows of it, at the sharpness of phones. */
export const heroUpright = beside('upright');

/** An invitation's picture is upright in a box that is narrower than this, in CSS px. */
export const UPRIGHT_BELOW = 560;

/** The screens where it certainly is; on wider ones the whole picture serves every box. */
export const UPRIGHT_SCREENS = `(max-width: ${UPRIGHT_BELOW - 1}px)`;
export const WIDE_SCREENS = `(min-width: ${UPRIGHT_BELOW}px)`;

/** The tone of the picture, told by its name: `<name>-<tone>.jpg`. Other pictures count as dark. */
export function heroTone(path: string | null): 'light' | 'dark' {
  return path === null || /-light\.\w+$/.test(path) ? 'light' : 'dark';
}
