import { Files, type StoredFile } from '@festlig/platform/files';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Part } from '../http/part';
import { sendFailure } from '../http/send-failure';

/** Hosts' own pictures and guests' photos, which belong to parties and not to a search for pictures. */
const OWN_PICTURE = /^(?:images|photos)\//;
/** Photos can be deleted by whoever uploaded them: what many visitors share keeps them no longer than the file store does. */
const PHOTO = /^photos\//;
const KEPT = 'public, max-age=86400';
const KEPT_SHORTLY = `${KEPT}, s-maxage=60`;
/** A drawing is soon rendered in all formats after an upgrade. */
const KEPT_INSTEAD = 'public, max-age=3600';

/**
 * What is served instead of a hero picture that was made before its format or its part was: its JPEG, whole
 * (rules: hero-formats, hero-untitled, mail-look).
 */
const insteadOf = (key: string): string | null => {
  const [, folder, name, format] = /^((?:hero-images|images)\/.+\/)([\w-]+)\.(avif|webp|jpg)$/.exec(key) ?? [];
  if (folder === undefined || name === undefined) return null;
  if (format !== 'jpg') return `${folder}${name}.jpg`;
  const whole = folder.replace(/(?:parts|mail)\/$/, '');
  return whole === folder ? null : `${whole}${name}.jpg`;
};

/** Serves `/media/<key>`: the public files (pictures of all kinds), with an ETag and one day in caches. */
@Injectable()
export class Media implements Part {
  constructor(private readonly files: Files) {}

  addTo(server: FastifyInstance): void {
    server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
      const key = request.params['*'];
      const found = /^[\w-]+(\/[\w-]+)*\.\w+$/.test(key) ? await this.found(key) : null;
      if (!found) return sendFailure(reply, new CallError('not_found'), request.id);
      const { file, kept } = found;
      // Mails and their preview show these pictures from other origins.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (OWN_PICTURE.test(key)) void reply.header('x-robots-tag', 'noindex');
      void reply.header('etag', `"${file.etag}"`).header('cache-control', kept);
      if (request.headers['if-none-match'] === `"${file.etag}"`) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      return reply.header('content-type', file.contentType).header('content-length', file.size).send(file.stream);
    });
  }

  private async found(key: string): Promise<{ file: StoredFile; kept: string } | null> {
    const own = await this.files.get(`public/${key}`);
    if (own) return { file: own, kept: PHOTO.test(key) ? KEPT_SHORTLY : KEPT };
    const instead = insteadOf(key);
    const file = instead === null ? null : await this.files.get(`public/${instead}`);
    return file && { file, kept: KEPT_INSTEAD };
  }
}
