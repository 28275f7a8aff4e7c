/** The bundled fonts. Until they have loaded, components/fallback-fonts.css shows system fonts scaled to the same metrics. */
export const SERIF =
  '"Fraunces Variable", "Fraunces by Georgia", "Fraunces by Noto", "Fraunces by Times", "Fraunces by DejaVu", serif';
export const SANS = '"Figtree Variable", "Figtree by Arial", "Figtree by DejaVu", system-ui, sans-serif';
