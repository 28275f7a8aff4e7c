/** The display face, bundled. */
export const SERIF = '"Fraunces Variable", Georgia, serif';
