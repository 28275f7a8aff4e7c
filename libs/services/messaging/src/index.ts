export { MessagingModule, MessagingWorkerModule } from './messaging.module';
