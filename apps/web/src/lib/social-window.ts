/** The source of the message that a window of a provider sends to its opener (rule: social-window). */
export const SOURCE = 'login-connect-success';
/** What such a window leaves in local storage when it has no opener: the state of the opener as its value. */
export const SUCCESS_FLAG = 'loginSuccess';

export interface SocialMessage {
  source: typeof SOURCE;
  success: boolean;
  /** The opener's own word, by which it recognises its window. */
  state: string;
  /** Why it failed: an error code. */
  error?: string;
}
