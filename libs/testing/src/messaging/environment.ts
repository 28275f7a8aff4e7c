/** What the messaging service reads itself, for tests that mail nothing unless `more` names a mail server. */
export const messagingEnvironment = (more: Record<string, string> = {}): Record<string, string> => ({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hej@festlig.example',
  SENDING_QUOTA: 'off',
  SUPPORT_EMAIL: 'hjaelp@festlig.example',
  ...more,
});
