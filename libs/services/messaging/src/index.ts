export { MessagingConfig } from './config';
export { MessagingModule, MessagingWorkerModule } from './messaging.module';
