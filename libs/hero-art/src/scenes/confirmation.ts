import type { Recipe } from '../draw/recipe';
export const confirmation: readonly Recipe[] = [];
