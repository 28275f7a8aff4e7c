/** The messaging service's own variables, for tests that send no mail and no text unless `more` names a server. */
export const messagingEnvironment = (more: Record<string, string> = {}): Record<string, string> => ({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hej@festlig.example',
  TWILIO_API_URL: 'http://127.0.0.1:1',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a token for tests',
  TEXT_FROM: 'Festlig',
  SENDING_QUOTA: 'off',
  TEXT_QUOTA: '0',
  SUPPORT_EMAIL: 'hjaelp@festlig.example',
  ...more,
});
