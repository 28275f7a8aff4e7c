import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type NewSession, SessionToken } from '@festlig/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

const NAME = 'festlig_session';
/** Prefix of the token of a visitor without an account, for which no service has to be asked. */
const VISITOR = 'v.';

/** The session cookie and the CSRF token that belongs to it. */
export class SessionCookie {
  /** Over HTTPS the name guarantees that no other host, not even a sibling domain, has set the cookie. */
  private readonly name: string;

  constructor(
    private readonly secret: string,
    /** Send the cookie over HTTPS only. */
    private readonly secure: boolean,
  ) {
    this.name = secure ? `__Host-${NAME}` : NAME;
  }

  /** Returns this browser's token; null on its first visit, and for a cookie that is not ours. */
  read(request: FastifyRequest): string | null {
    return SessionToken.safeParse(request.cookies[this.name]).data ?? null;
  }

  isVisitor(token: string): boolean {
    return token.startsWith(VISITOR);
  }

  /**
   * Returns the browser's token; a first visit gets one, because the CSRF token of a guest's reply depends on it.
   */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.read(request);
    if (known) return known;
    const token = VISITOR + randomBytes(24).toString('base64url');
    this.write(reply, token, null);
    return token;
  }

  start(reply: FastifyReply, { token, expiresAt }: z.output<typeof NewSession>): void {
    this.write(reply, token, expiresAt === null ? null : new Date(expiresAt));
    void reply.header('x-csrf-token', this.csrfOf(token));
  }

  end(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { path: '/', secure: this.secure });
  }

  csrfOf(token: string): string {
    return createHmac('sha256', this.secret).update(`csrf ${token}`).digest('base64url');
  }

  /** Marks the browser for calls that leave our site and come back. Nobody can compute it from what a page knows. */
  markOf(token: string): string {
    return createHmac('sha256', this.secret).update(`browser ${token}`).digest('base64url');
  }

  /** Whether the CSRF token proves that our own page made the request; a form has it in a field. */
  proves(request: FastifyRequest, given: unknown = request.headers['x-csrf-token']): boolean {
    const token = this.read(request);
    if (!token || typeof given !== 'string') return false;
    // Compared as bytes, because timingSafeEqual throws on buffers of different lengths.
    const [left, right] = [Buffer.from(given), Buffer.from(this.csrfOf(token))];
    return left.length === right.length && timingSafeEqual(left, right);
  }

  private write(reply: FastifyReply, token: string, expires: Date | null): void {
    void reply.setCookie(this.name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      ...(expires === null ? {} : { expires }),
    });
  }
}
