import { Email } from '@festlig/contracts/define';
import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

const milliseconds = (standard: number) => z.coerce.number().int().min(0).max(86_400_000).default(standard);

export class MessagingConfig extends config({
  SMTP_URL: variable(z.url(), 'the mail server', 'smtp://user:password@smtp:587'),
  MAIL_FROM: variable(Email, 'the address invitations come from', 'invitation@festlig.example'),
  SUPPORT_EMAIL: variable(Email, 'the address help requests go to', 'hjaelp@festlig.example'),
  SMTP_CONNECTIONS: variable(
    z.coerce.number().int().min(1).max(200).default(20),
    'connections one process keeps to the mail server',
    '20',
  ),
  TWILIO_API_URL: variable(z.url(), 'the provider of texts (Twilio, or the simulator)', 'https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: variable(
    z.string().regex(/^AC[0-9a-f]{32}$/),
    'account at the provider of texts',
    'AC0123456789abcdef0123456789abcdef',
  ),
  TWILIO_AUTH_TOKEN: variable(z.string().min(8), 'secret of that account', 'a long random word'),
  TEXT_FROM: variable(
    z.string().regex(/^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/),
    'who texts come from: a number of that account, or a name of at most 11 letters and digits',
    'Festlig',
  ),
  SENDING_QUOTA: variable(
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((text) => text === 'on'),
    'off where accounts may send as many mails a day as they like',
    'on',
  ),
  TEXTS_PER_SECOND: variable(
    z.coerce.number().int().min(1).max(100_000).default(100),
    'how many texts of sends all workers together hand to the provider in a second',
    '100',
  ),
  TEXT_QUOTA: variable(
    z.coerce.number().int().min(0).max(10_000_000).default(20_000),
    'how many texts an account may send a day, so that a stolen card cannot flood; 0 = any number',
    '20000',
  ),
  MESSAGING_LEASE_MS: variable(
    milliseconds(20_000),
    'how long a worker may be silent before another takes over what it was sending, in milliseconds',
    '20000',
  ),
  TEXT_DOUBT_MS: variable(
    milliseconds(60_000),
    'how long after a text was handed over the provider may still come to list it, in milliseconds',
    '60000',
  ),
  MESSAGING_NOTICE_DELAY_MS: variable(
    milliseconds(60_000),
    'how long replies are gathered before the host is told, in milliseconds',
    '60000',
  ),
}) {}
