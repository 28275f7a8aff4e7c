export { IdentityConfig } from './config';
export { IdentityModule } from './identity.module';
