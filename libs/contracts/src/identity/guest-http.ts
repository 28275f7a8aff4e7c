import { http } from '../define/http';

export const getInitial = http('identity.getInitial', 'GET /api/initial', { session: 'tell' });
