/** The messaging service's own variables, for tests that send no mail unless `more` names a mail server. */
export const messagingEnvironment = (more: Record<string, string> = {}): Record<string, string> => ({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hej@festlig.example',
  SENDING_QUOTA: 'off',
  SUPPORT_EMAIL: 'hjaelp@festlig.example',
  ...more,
});
