import { SOCIAL_PROVIDERS, type SocialProviderName } from '@festlig/contracts/identity';
import { useGetInitialQuery } from '../../api/session';

/** The names of the providers, as they write them in every language. */
export const PROVIDER_NAMES: Record<SocialProviderName, string> = { google: 'Google', facebook: 'Facebook' };

/** The providers with which users can log in here. */
export function useSocialProviders(): SocialProviderName[] {
  const keys = useGetInitialQuery({}).data?.providerKeys ?? {};
  return SOCIAL_PROVIDERS.filter((provider) => provider in keys);
}
