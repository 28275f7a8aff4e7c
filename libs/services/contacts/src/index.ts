export { ContactsModule, ContactsWorkerModule } from './contacts.module';
