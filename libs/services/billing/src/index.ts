export { BillingConfig } from './config';
export { BillingModule, BillingWorkerModule } from './billing.module';
