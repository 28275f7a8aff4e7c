import { createHmac } from 'node:crypto';
import { recoveryEnd, verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import { digestOf } from '@festlig/domain/identity/token-digest';
import type { LinkKind, MailedLink } from '../store/user.schema';

const ENDS = { verification: verificationEnd, recovery: recoveryEnd } as const;

/** Issues the links that are mailed to users. */
@Injectable()
export class LinkIssuer {
  constructor(
    private readonly config: Config,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The part of a link that is stored, which does not contain its token. */
  issue(kind: LinkKind): MailedLink {
    const id = this.ids.id();
    return { id, digest: digestOf(this.tokenOf(kind, id)), expiresAt: ENDS[kind](this.clock.now()) };
  }

  /** The token is computed from the link's id and our secret, so that it stands nowhere but in the mail. */
  tokenOf(kind: LinkKind, linkId: string): string {
    const { LINK_SECRET } = this.config.values;
    return createHmac('sha256', LINK_SECRET).update(`account-link ${kind} ${linkId}`).digest('base64url');
  }
}
