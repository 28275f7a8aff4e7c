import { isSubscriptionSignature, isTextSubscription } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';

/** Checks the signed links in mails and texts: their holder may decide for the address or number without logging in. */
@Injectable()
export class SubscriptionLinks {
  constructor(private readonly config: Config) {}

  /**
   * Returns what the link is about.
   * @throws CallError `signature_invalid` when the link is not one of ours
   */
  check({ hash, signature }: { hash: string; signature: string }): 'mail' | 'text' {
    if (!isSubscriptionSignature(hash, signature, this.config.values.LINK_SECRET)) {
      throw new CallError('signature_invalid');
    }
    return isTextSubscription(hash) ? 'text' : 'mail';
  }
}
