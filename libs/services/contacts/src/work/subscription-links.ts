import { isSubscriptionSignature, isTextSubscription, keyedHash } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';

/** Checks the signed links in mails and texts: their holder may decide for the address or number without logging in. */
@Injectable()
export class SubscriptionLinks {
  constructor(private readonly config: Config) {}

  /**
   * Returns what the link is about, and the hash under which it is stored: a link that an earlier version texted has
   * an unkeyed one.
   * @throws CallError `signature_invalid` when the link is not one of ours
   */
  check({ hash, signature }: { hash: string; signature: string }): { channel: 'mail' | 'text'; hash: string } {
    const { LINK_SECRET } = this.config.values;
    if (!isSubscriptionSignature(hash, signature, LINK_SECRET)) throw new CallError('signature_invalid');
    return { channel: isTextSubscription(hash) ? 'text' : 'mail', hash: keyedHash(hash, LINK_SECRET) };
  }
}
