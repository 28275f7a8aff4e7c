/** Our faces, bundled; until they are there, others made to their measure (app/fallback-fonts.css). */
export const SERIF =
  '"Fraunces Variable", "Fraunces by Georgia", "Fraunces by Noto", "Fraunces by Times", "Fraunces by DejaVu", serif';
export const SANS = '"Figtree Variable", "Figtree by Arial", "Figtree by DejaVu", system-ui, sans-serif';
