import type { Recipe } from '../draw/recipe';
export const christmas: readonly Recipe[] = [];
