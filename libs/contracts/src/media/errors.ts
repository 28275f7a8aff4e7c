import type { ErrorTable } from '../define';

export const mediaErrors = {} as const satisfies ErrorTable;
