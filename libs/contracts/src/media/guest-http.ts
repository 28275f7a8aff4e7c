import { http } from '../define/http';

export const listHeroImages = http('media.listHeroImages', 'GET /api/party/hero-images');
