export { FacebookProvider } from './adapters/facebook-provider';
export { GoogleProvider } from './adapters/google-provider';
export type { ConnectSecrets, SocialProvider } from './adapters/social-provider';
export { IdentityConfig } from './config';
export { IdentityModule } from './identity.module';
