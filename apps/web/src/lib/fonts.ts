import { TYPEFACES } from '@festlig/domain/web/typefaces';

/** The bundled fonts. Until they have loaded, components/fallback-fonts.css shows system fonts scaled to the same metrics. */
export const SERIF = TYPEFACES.fraunces;
export const SANS = '"Figtree Variable", "Figtree by Arial", "Figtree by DejaVu", system-ui, sans-serif';
