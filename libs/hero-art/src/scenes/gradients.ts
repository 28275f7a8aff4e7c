import type { Recipe } from '../draw/recipe';
export const gradients: readonly Recipe[] = [];
