export { billingVariables } from './config';
export { BillingModule } from './billing.module';
