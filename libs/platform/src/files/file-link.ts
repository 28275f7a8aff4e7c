import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkMethod } from './files';

/** What a signed link allows: one method on one file, until a time in milliseconds since 1970. */
export interface FileLink {
  method: LinkMethod;
  key: string;
  until: number;
}

/** The prefix keeps links for other purposes, signed with the same secret, from being accepted here. */
const signature = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`file-link ${content}`).digest();

/** Encodes and signs the link as one URL-safe word. */
export function linkOf(link: FileLink, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${signature(content, secret).toString('base64url')}`;
}

/** Reads a signed link. Null when it was not signed with this secret. */
export function readLink(text: string, secret: string): FileLink | null {
  const [content = '', given = ''] = text.split('.');
  const [left, right] = [Buffer.from(given, 'base64url'), signature(content, secret)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) return null;
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as FileLink;
}
