import { STATIC_PAGES, staticPath } from '@festlig/domain/web/static-addresses';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { GatewayContext } from '../http/gateway-context';
import type { Part } from '../http/part';
import { tag } from './html';

const LANGUAGES = ['da', 'en'] as const;
const CACHED = 'public, max-age=3600';

/** The static pages in both languages. No party is listed, whatever its visibility (rule: site-map). */
export function siteMap(origin: string): string {
  const entries = STATIC_PAGES.flatMap((page) => {
    const others = LANGUAGES.map((hreflang) =>
      tag('xhtml:link', { rel: 'alternate', hreflang, href: origin + staticPath(page, hreflang) }),
    );
    return LANGUAGES.map(
      (language) => `<url><loc>${origin}${staticPath(page, language)}</loc>${others.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** What search engines request first: `/robots.txt` and `/sitemap.xml`. */
@Injectable()
export class Robots implements Part {
  constructor(private readonly context: GatewayContext) {}

  addTo(server: FastifyInstance): void {
    const { origin } = this.context;
    const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
    const map = siteMap(origin);
    server.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', CACHED).send(robots),
    );
    server.get('/sitemap.xml', async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', CACHED).send(map),
    );
  }
}
