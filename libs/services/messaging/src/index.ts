export { TwilioTextSender } from './adapters/twilio-text-sender';
export { MessagingConfig } from './config';
export { MessagingModule, MessagingWorkerModule } from './messaging.module';
