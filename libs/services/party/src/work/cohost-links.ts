import { createHmac } from 'node:crypto';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';

/** The secrets in the links with which co-hosts accept (rule: secrets-stay-out). */
@Injectable()
export class CohostLinks {
  constructor(private readonly config: Config) {}

  /** The secret is computed from the invitation and our own secret, so that it stands nowhere but in the mail. */
  secretOf(partyId: string, inviteId: string): string {
    const { LINK_SECRET } = this.config.values;
    return createHmac('sha256', LINK_SECRET).update(`cohost-link ${partyId} ${inviteId}`).digest('base64url');
  }

  /** What is stored of the secret. */
  digestOf(partyId: string, inviteId: string): string {
    return digestOf(this.secretOf(partyId, inviteId));
  }
}
