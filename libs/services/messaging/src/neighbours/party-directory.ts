import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import { type Party, party, type PartyType, type Plan, type RsvpField } from '@festlig/contracts/party';
import type { Invitation } from '@festlig/domain/messaging/invitation-mail';
import { replyByAhead } from '@festlig/domain/rsvp/reply-by-ahead';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { heroInMail } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import { hasFeature } from '@festlig/domain/billing/features';
import { Clock } from '@festlig/platform/clock';
import { RemoteFailure } from '@festlig/platform/errors';
import { Config } from '@festlig/platform/config/platform-variables';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** What a mail says about its party; `page` is the path of its page, without a leading slash, and `sid` one that never changes. */
export interface PartyDetails {
  invitation: Omit<Invitation, 'type' | 'leadsTo' | 'subject' | 'body' | 'hostName'>;
  page: string;
  sid: string;
  ownerId: string;
  /** `notices`: whether the co-host wants mails about this party. */
  cohosts: readonly { userId: string; notices: boolean }[];
  plan: Plan;
  type: PartyType;
  /** The party does not take place. */
  cancelled: boolean;
  /** The host's own questions. */
  asked: readonly RsvpField[];
  /** Whether receipts and a host's messages in a thread are mailed to the guest. */
  repliesMailed: boolean;
  /** Whether texts are to come from the number of the host who sends them. */
  usesHostNumber: boolean;
}

/** The user while they are a host of the party; otherwise its owner. */
export const hostOrOwner = ({ ownerId, cohosts }: PartyDetails, userId: string | null): string =>
  cohosts.find((cohost) => cohost.userId === userId)?.userId ?? ownerId;

const NOT_FOUND = 404;
/** Whether the party or the account was deleted, so that there is nobody to notify. */
export const isGone = (error: unknown): boolean => error instanceof RemoteFailure && error.failure.status === NOT_FOUND;

/** What was asked for; null when it was deleted. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Reads parties from the party service. */
@Injectable()
export class PartyDirectory {
  constructor(
    private readonly rpc: RpcClient,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async describe(partyId: string): Promise<PartyDetails> {
    const { party: described, ownerId, cohosts } = await this.rpc.call(party.calls.describeParty, { partyId });
    const { language, title, invitedBy, date, endDate, zone, location, programme, slug, sid, plan } = described;
    const now = this.clock.now();
    return {
      invitation: {
        language,
        title,
        invitedBy,
        date,
        endDate,
        zone,
        place: location.address,
        programme,
        heroUrl: this.heroUrl(described),
        look: lookOf(described),
        site: this.config.values.PUBLIC_URL,
        reply: rsvpWindow(described, now, true) === 'open' ? { by: replyByAhead(described, now) } : null,
      },
      page: slug ?? sid,
      sid,
      ownerId,
      cohosts,
      plan,
      type: described.type,
      cancelled: described.cancelled,
      asked: described.rsvpFields,
      repliesMailed: !described.rsvpReplyEmailDisabled,
      usesHostNumber: described.smsUseSenderNumber && hasFeature(described, 'sms_sender'),
    };
  }

  /** Returns the address and the secret of an invitation as co-host; null when it no longer works. */
  async cohostLink(
    which: RequestOf<typeof party.calls.getCohostLink>,
  ): Promise<OutputOf<typeof party.calls.getCohostLink>['link']> {
    return (await this.rpc.call(party.calls.getCohostLink, which)).link;
  }

  private heroUrl({ heroImage }: Pick<Party, 'heroImage'>): string | null {
    return heroImage === null ? null : new URL(heroInMail(heroImage), this.config.values.PUBLIC_URL).href;
  }
}
