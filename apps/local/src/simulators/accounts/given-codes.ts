import { createHash, randomBytes } from 'node:crypto';

/** The person that the developer has typed. */
export interface Person {
  name: string;
  email: string;
  isVerified: boolean;
}

/** What a code was given for. */
export interface Grant {
  person: Person;
  clientId: string;
  redirectUri: string;
  nonce: string;
  /** PKCE's challenge by S256; empty when the client sent none. */
  challenge: string;
  expiresAt: number;
}

/** Milliseconds for which a code works. */
const LIFETIME = 60_000;

/** Codes and access tokens of a provider. Each code works once. */
export class GivenCodes {
  private readonly codes = new Map<string, Grant>();
  private readonly people = new Map<string, Person>();

  give(grant: Omit<Grant, 'expiresAt'>): string {
    const code = randomBytes(24).toString('base64url');
    this.codes.set(code, { ...grant, expiresAt: Date.now() + LIFETIME });
    return code;
  }

  /** Returns what the code was given for, and an access token; null when any part of the request is not that of its log-in. */
  redeem(form: URLSearchParams): { grant: Grant; accessToken: string } | null {
    const code = form.get('code') ?? '';
    const grant = this.codes.get(code);
    this.codes.delete(code);
    if (!grant || grant.expiresAt < Date.now()) return null;
    if (grant.redirectUri !== form.get('redirect_uri') || grant.clientId !== form.get('client_id')) return null;
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant.challenge && grant.challenge !== proof) return null;
    const accessToken = randomBytes(24).toString('base64url');
    this.people.set(accessToken, grant.person);
    return { grant, accessToken };
  }

  personOf(accessToken: string): Person | undefined {
    return this.people.get(accessToken);
  }
}

/** The provider's name of the account with this address: always the same digits. */
export const subjectOf = (email: string): string =>
  BigInt(`0x1${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`).toString();
