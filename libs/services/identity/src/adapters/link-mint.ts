import type { Fact } from '@festlig/contracts/define';
import { emailVerificationRequested, passwordRecoveryRequested, type User } from '@festlig/contracts/identity';
import { recoveryEnd, verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { MailedLink } from '../store/user.schema';
import { digestOf } from './token-digest';

type Addressee = Pick<User, 'id' | 'email' | 'name' | 'language'>;

/** A link to be mailed: what the store keeps of it, and the fact that has it mailed, which alone holds its token. */
export interface MintedLink {
  link: MailedLink;
  fact: Fact;
}

/** Makes the links that are mailed to users. */
@Injectable()
export class LinkMint {
  constructor(
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** That the address is theirs. */
  verification(to: Addressee): MintedLink {
    return this.mint(emailVerificationRequested, verificationEnd, to);
  }

  /** To choose a new password. */
  recovery(to: Addressee): MintedLink {
    return this.mint(passwordRecoveryRequested, recoveryEnd, to);
  }

  private mint(
    event: typeof emailVerificationRequested | typeof passwordRecoveryRequested,
    endOf: (now: Date) => Date,
    { id: userId, email, name, language }: Addressee,
  ): MintedLink {
    const token = this.ids.token();
    return {
      link: { digest: digestOf(token), expiresAt: endOf(this.clock.now()) },
      fact: this.facts.of(event, { userId, email, name, language, token }),
    };
  }
}
