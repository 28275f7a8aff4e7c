import { createHmac } from 'node:crypto';
import type { Fact } from '@festlig/contracts/define';
import { emailVerificationRequested, passwordRecoveryRequested } from '@festlig/contracts/identity';
import { recoveryEnd, verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { digestOf } from '@festlig/domain/identity/token-digest';
import type { LinkKind, MailedLink } from '../store/user.schema';

/** A link to be mailed: what the store keeps of it, and the fact that has it mailed. Neither holds its token. */
export interface IssuedLink {
  link: MailedLink;
  fact: Fact;
}

const KINDS = {
  verification: { event: emailVerificationRequested, endOf: verificationEnd },
  recovery: { event: passwordRecoveryRequested, endOf: recoveryEnd },
} as const;

/** Issues the links that are mailed to users. */
@Injectable()
export class LinkIssuer {
  constructor(
    private readonly config: Config,
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  issue(kind: LinkKind, userId: string): IssuedLink {
    const id = this.ids.id();
    const { event, endOf } = KINDS[kind];
    return {
      link: { id, digest: digestOf(this.tokenOf(kind, id)), expiresAt: endOf(this.clock.now()) },
      fact: this.facts.of(event, { userId, linkId: id }),
    };
  }

  /** Follows from the link's id and our secret, so that it need not be kept or carried anywhere but in the mail. */
  tokenOf(kind: LinkKind, linkId: string): string {
    const { LINK_SECRET } = this.config.values;
    return createHmac('sha256', LINK_SECRET).update(`account-link ${kind} ${linkId}`).digest('base64url');
  }
}
