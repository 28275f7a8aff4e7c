/** What identifies one log-in on its way to the provider and back. All are random and used once. */
export interface ConnectSecrets {
  state: string;
  nonce: string;
  /** The secret of PKCE: only who began the log-in can redeem its code. */
  codeVerifier: string;
}

/** Who has logged in at the provider. */
export interface SocialProfile {
  /** The provider's name of the account; it never changes. */
  subject: string;
  /** As the provider writes it; empty when it gives none. */
  email: string;
  /** Whether the provider has checked that the address is the user's own. */
  isEmailVerified: boolean;
  /** Empty when the provider gives none. */
  name: string;
}

/** A company with whose accounts users can log in. */
export abstract class SocialProvider {
  /**
   * The address of the provider's log-in page.
   * @throws CallError `unavailable` when the provider does not answer
   */
  abstract begin(secrets: ConnectSecrets): Promise<URL>;

  /**
   * Redeems what the provider has added to our address, and returns who has logged in.
   * @throws CallError `connect_cancelled`; `connect_failed` for an answer that is not one of this log-in;
   * `unavailable` when the provider does not answer in time
   */
  abstract finish(answer: URLSearchParams, secrets: ConnectSecrets): Promise<SocialProfile>;
}
