import { isSubscriptionSignature } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';

/** Checks the signed links in mails: their holder may decide for the address without logging in. */
@Injectable()
export class SubscriptionLinks {
  constructor(private readonly config: Config) {}

  /** @throws CallError `signature_invalid` when the link is not one of ours */
  check({ hash, signature }: { hash: string; signature: string }): void {
    if (!isSubscriptionSignature(hash, signature, this.config.values.LINK_SECRET)) {
      throw new CallError('signature_invalid');
    }
  }
}
