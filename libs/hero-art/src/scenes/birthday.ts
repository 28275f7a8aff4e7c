import type { Recipe } from '../draw/recipe';
export const birthday: readonly Recipe[] = [];
