export { BillingConfig } from './config';
export { BillingModule } from './billing.module';
