export { identityVariables } from './config';
export { IdentityModule } from './identity.module';
