import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { Passwords } from '../../adapters/passwords';
import { digestOf } from '../../adapters/token-digest';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';

type Register = typeof identity.calls.register;

@Handles(identity.calls.register)
export class RegisterHandler implements Handler<Register> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<Register>): Promise<OutputOf<Register>> {
    const { name, email, language } = input;
    const id = this.ids.id();
    const token = this.ids.token();
    const now = this.clock.now();
    const user = await this.users.create({
      _id: id,
      name,
      email,
      language,
      passwordHash: await this.passwords.hash(input.password),
      marketingConsent: input.marketing_consent,
      verification: { digest: digestOf(token), expiresAt: verificationEnd(now) },
      createdAt: now,
      facts: [this.facts.of(emailVerificationRequested, { userId: id, email, name, language, token })],
    });
    if (!user) throw new CallError('email_taken');
    return { user, session: await this.sessions.start(id, false) };
  }
}
