import { Email, type Language } from '@festlig/contracts/define';
import { UserInput } from '@festlig/contracts/identity';
import type { SocialProfile } from '../adapters/social-provider';

const Name = UserInput.shape.name.unwrap();

/** For a user whose own name cannot be the sender of mails. */
const NAMELESS: Record<Language, string> = { da: 'Din vært', en: 'Your host' };

/** The address that the provider has verified, in the form in which we compare addresses; null without one. */
export function addressOf({ email, isEmailVerified }: Pick<SocialProfile, 'email' | 'isEmailVerified'>): string | null {
  return isEmailVerified ? (Email.safeParse(email).data ?? null) : null;
}

/**
 * The name of a new user: the one at the provider, otherwise the beginning of the address. Both must be one that may be
 * the sender of mails (rule: sender-name); the user can change it.
 */
export function nameOf({ name }: Pick<SocialProfile, 'name'>, email: string, language: Language): string {
  const allowed = [name, email.split('@')[0]?.replace(/[._+-]+/g, ' ')].flatMap(
    (wanted) => Name.safeParse(wanted).data ?? [],
  );
  return allowed[0] ?? NAMELESS[language];
}
