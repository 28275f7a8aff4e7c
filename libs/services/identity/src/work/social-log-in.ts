import type { User } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import type { SocialProfile } from '../adapters/social-provider';
import type { ConnectFlow } from '../store/connect-flow.repository';
import { ProviderRepository } from '../store/provider.repository';
import { UserRepository } from '../store/user.repository';
import type { LinkedProvider } from '../store/user.schema';
import { addressOf, nameOf } from './social-profile';

/** Decides which account somebody enters who has logged in at a provider. */
@Injectable()
export class SocialLogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly providers: ProviderRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the user of the provider's account: the one to whom it is linked, or who has verified the same address, or a
   * new one at a sign-up.
   * @throws CallError `connect_email_unverified`, `connect_not_linked`, `not_found`
   */
  async enter(flow: ConnectFlow, profile: SocialProfile): Promise<User> {
    // Somebody else can create or link the account between our reads and our write: the second round finds it.
    const entered = (await this.tryToEnter(flow, profile)) ?? (await this.tryToEnter(flow, profile));
    if (!entered) throw new CallError('connect_not_linked');
    return entered;
  }

  /**
   * Links the provider's account to the user who is logged in and has confirmed the address: in an account that was made
   * with somebody else's address, the link would stay when its owner comes.
   * @throws CallError `email_not_verified`, `connect_taken`, `connect_another_linked`
   */
  async link({ id: userId, email_verified }: User, flow: ConnectFlow, profile: SocialProfile): Promise<void> {
    if (!email_verified) throw new CallError('email_not_verified');
    const owner = await this.providers.findOwner(flow.provider, profile.subject);
    if (owner?.id === userId) return;
    if (owner) throw new CallError('connect_taken');
    if (await this.providers.link(userId, this.linked(flow, profile))) return;
    const isTaken = await this.providers.findOwner(flow.provider, profile.subject);
    throw new CallError(isTaken ? 'connect_taken' : 'connect_another_linked');
  }

  /** Returns null when another write was first. */
  private async tryToEnter(flow: ConnectFlow, profile: SocialProfile): Promise<User | null> {
    const owner = await this.providers.findOwner(flow.provider, profile.subject);
    if (owner) return owner;
    const email = addressOf(profile);
    // Otherwise a stranger could take an account over, or occupy the address of somebody who signs up later
    // (rules: social-linking, social-email-verified).
    if (email === null) throw new CallError('connect_email_unverified');
    const known = await this.users.findByEmail(email);
    if (known) return this.linkByAddress(known, flow, profile);
    if (flow.type === 'login') throw new CallError('not_found');
    const { language, marketingConsent } = flow;
    return this.users.create({
      _id: this.ids.id(),
      name: nameOf(profile, email, language),
      email,
      language,
      passwordHash: null,
      marketingConsent,
      verification: null,
      provider: this.linked(flow, profile),
      createdAt: this.clock.now(),
    });
  }

  private async linkByAddress(known: User, flow: ConnectFlow, profile: SocialProfile): Promise<User | null> {
    if (!known.email_verified) throw new CallError('connect_not_linked');
    return this.providers.link(known.id, this.linked(flow, profile), known.email);
  }

  private linked({ provider }: ConnectFlow, { subject, email }: SocialProfile): LinkedProvider {
    return { provider, subject, email, linkedAt: this.clock.now() };
  }
}
