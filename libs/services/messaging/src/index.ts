export { messagingVariables } from './config';
export { MessagingModule, MessagingWorkerModule } from './messaging.module';
